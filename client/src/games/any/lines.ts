/** A view as an outline: what a game without a screen of its own shows of its position. */

export interface Item {
  readonly name: string;
  /** The value, if it is one; else the items below. */
  readonly text: string;
  readonly items: readonly Item[];
}

/** Told elsewhere: in the bar, the list of moves and the result. */
const ELSEWHERE = new Set(['seat', 'to_act', 'moves', 'result', 'type']);

const simple = (value: unknown): boolean => value === null || typeof value !== 'object';
const worded = (value: unknown): string => (value === null || value === undefined ? '–' : String(value));
const spaced = (key: string): string => key.replaceAll('_', ' ');

function itemOf(name: string, value: unknown, names: readonly string[]): Item {
  if (simple(value)) return { name, text: worded(value), items: [] };
  if (Array.isArray(value)) {
    // A list with one thing for each seat is told with the names.
    if (value.length === names.length)
      return { name, text: '', items: value.map((each, seat) => itemOf(names[seat] ?? '', each, names)) };
    if (value.every(simple)) return { name, text: value.map(worded).join(', ') || '–', items: [] };
    return { name, text: '', items: value.map((each, index) => itemOf(String(index + 1), each, names)) };
  }
  return { name, text: '', items: outline(value as object, names) };
}

export function outline(view: object, names: readonly string[]): Item[] {
  return Object.entries(view)
    .filter(([key]) => !ELSEWHERE.has(key))
    .map(([key, value]) => itemOf(spaced(key), value, names));
}

/** The same, a paragraph for each top item. */
export function linesOf(view: object, names: readonly string[]): string[] {
  const said = ({ name, text, items }: Item): string =>
    `${name}: ${items.length ? items.map(said).join('; ') : text}`;
  return outline(view, names).map(said);
}
