import { find } from '@/shared/text.svelte';

export interface Rule {
  /** Without the game: `BUY-1`. */
  readonly id: string;
  readonly text: string;
}

const catalogues = import.meta.glob<string>('../../../locales/en/*-rules.ftl', {
  query: '?raw',
  import: 'default',
});
const ids = new Map<string, string[]>();

/** Learn which rules a game has, in the order of its catalogue. */
export async function loadRuleIds(game: string): Promise<void> {
  const source = await catalogues[`../../../locales/en/${game}-rules.ftl`]?.();
  const found = [...(source ?? '').matchAll(new RegExp(`^${game}-([A-Z]{3}-\\d+)\\s*=`, 'gm'))];
  ids.set(
    game,
    found.map((match) => match[1] ?? ''),
  );
}

export function rulesOf(game: string): Rule[] {
  return (ids.get(game) ?? []).map((id) => ({ id, text: find(`${game}-${id}`) ?? '' }));
}
