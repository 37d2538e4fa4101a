/** Dice and chits by their names on the wire: `white-gold-1`, `chit-gold`, `white-used`. */

import type { Due, NationsView } from '@/wire/nations';

export const SYMBOLS = ['gold', 'stone', 'food', 'book', 'strength'] as const;
export const COLOURS = ['white', 'blue', 'orange', 'red'] as const;
type Symbol = (typeof SYMBOLS)[number];
export type Colour = (typeof COLOURS)[number];
export type Pieces = readonly string[];

export interface Piece {
  readonly name: string;
  /** Null for a chit. */
  readonly colour: Colour | null;
  /** Null for a die that shows nothing now. */
  readonly symbol: Symbol | 'reroll' | null;
  readonly amount: number;
}

const known = new Map<string, Piece>();

export function piece(name: string): Piece {
  let found = known.get(name);
  if (!found) {
    const [first = '', symbol = '', amount] = name.split('-');
    found = {
      name,
      colour: COLOURS.find((each) => each === first) ?? null,
      symbol: symbol === 'reroll' ? symbol : (SYMBOLS.find((each) => each === symbol) ?? null),
      amount: amount === undefined ? (symbol === 'used' ? 0 : 1) : Number(amount),
    };
    known.set(name, found);
  }
  return found;
}

export function isDie(name: string): boolean {
  return piece(name).colour !== null;
}

export function priceOf(view: NationsView, place: number): Due {
  const found = view.board[place];
  return { symbol: found?.symbol ?? 'gold', amount: found?.price ?? 0 };
}

/** Equal pieces counted, in the order in which they first come. */
export function counted(pieces: Pieces): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of pieces) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Each name as often as it is counted. */
export function many(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([name, count]) => Array<string>(count).fill(name));
}

/** The pieces that remain when some are taken away. */
export function without(pieces: Pieces, taken: Pieces): string[] {
  const counts = counted(taken);
  return pieces.filter((name) => {
    const left = counts.get(name) ?? 0;
    if (left) counts.set(name, left - 1);
    return !left;
  });
}

export function same(one: Pieces, other: Pieces): boolean {
  return one.length === other.length && without(one, other).length === 0;
}
