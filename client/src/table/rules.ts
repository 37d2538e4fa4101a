import { idsIn, t } from '@/shared/text.svelte';

export interface Rule {
  /** Without the game: `BUY-1`. */
  readonly id: string;
  readonly text: string;
}

/** The rules of a game in the order of its catalogue, which has to be loaded. */
export function rulesOf(game: string): Rule[] {
  return [...idsIn(`${game}-rules`), ...idsIn(game)]
    .map((id) => id.slice(game.length + 1))
    .filter((id) => /^[A-Z]{3}-\d+$/.test(id))
    .map((id) => ({ id, text: t(`${game}-${id}`) }));
}
