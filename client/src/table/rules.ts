import { idsIn, t } from '@/shared/text.svelte';

interface Rule {
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

interface Section {
  /** The letters its rules begin with. */
  readonly section: string;
  readonly rules: readonly Rule[];
}

/** The rules that have what is sought in their id or text, by section in their order. */
export function sectionsOf(rules: readonly Rule[], sought: string): Section[] {
  const wanted = sought.trim().toLowerCase();
  const found = new Map<string, Rule[]>();
  for (const rule of rules) {
    if (!`${rule.id} ${rule.text}`.toLowerCase().includes(wanted)) continue;
    const [section = ''] = rule.id.split('-');
    found.set(section, [...(found.get(section) ?? []), rule]);
  }
  return [...found].map(([section, members]) => ({ section, rules: members }));
}
