/** A view as an outline: what a game without a screen of its own shows of its position. `GAME-view-field` is what the
 * game calls a field of its view. */

import { find, t } from '@/shared/text.svelte';

export interface Item {
  readonly name: string;
  /** The value, if it is one; else the items below. */
  readonly text: string;
  readonly items: readonly Item[];
}

/** Told elsewhere: in the bar, the list of moves and the result. */
const ELSEWHERE = new Set(['seat', 'to_act', 'moves', 'result', 'type']);

const simple = (value: unknown): boolean => value === null || typeof value !== 'object';
function worded(value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'core-yes' : 'core-no');
  return value === null || value === undefined ? '–' : String(value);
}

function itemOf(game: string, name: string, value: unknown, names: readonly string[]): Item {
  if (simple(value)) return { name, text: worded(value), items: [] };
  if (Array.isArray(value)) {
    // A list with one thing for each seat is told with the names.
    if (value.length === names.length)
      return {
        name,
        text: '',
        items: value.map((each, seat) => itemOf(game, names[seat] ?? '', each, names)),
      };
    if (value.every(simple)) return { name, text: value.map(worded).join(', ') || '–', items: [] };
    return {
      name,
      text: '',
      items: value.map((each, index) => itemOf(game, String(index + 1), each, names)),
    };
  }
  return { name, text: '', items: outline(game, value as object, names) };
}

export function outline(game: string, view: object, names: readonly string[]): Item[] {
  return Object.entries(view)
    .filter(([key]) => !ELSEWHERE.has(key))
    .map(([key, value]) =>
      itemOf(game, find(`${game}-view-${key}`) ?? key.replaceAll('_', ' '), value, names),
    );
}

/** The same, a paragraph for each top item. */
export function linesOf(game: string, view: object, names: readonly string[]): string[] {
  const said = ({ name, text, items }: Item): string =>
    `${name}: ${items.length ? items.map(said).join('; ') : text}`;
  return outline(game, view, names).map(said);
}
