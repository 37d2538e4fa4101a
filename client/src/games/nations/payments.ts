/**
 * What pieces can pay: PAY-1, PAY-2. The server decides; this is here to propose a payment and to tell the
 * price of every tile before anything is sent. The tests compare it with what the server lists.
 */

import { counted, isDie, piece, shown, without, type Pieces } from './pieces';

export interface Price {
  readonly symbol: string;
  readonly amount: number;
}

export type Problem = 'too-little' | 'superfluous-piece' | 'piece-does-not-show-it';

export function exchangeable(symbol: string): boolean {
  return symbol !== 'book' && symbol !== 'strength';
}

export function canPay(pieces: Pieces, price: Price): boolean {
  const missing = price.amount - shown(pieces, price.symbol);
  if (missing <= 0) return true;
  return exchangeable(price.symbol) && others(pieces, price.symbol).length >= 2 * missing;
}

/** Dice that do not show the symbol: two of them stand for one. */
export function others(pieces: Pieces, symbol: string): string[] {
  return pieces.filter((name) => isDie(name) && piece(name).symbol !== symbol);
}

/** What is wrong with paying just so; null if nothing is. */
export function problem(paid: Pieces, price: Price): Problem | null {
  const direct = paid.filter((name) => piece(name).symbol === price.symbol);
  const pairs = others(paid, price.symbol);
  if (direct.length + pairs.length < paid.length) return 'piece-does-not-show-it';
  if (pairs.length && !exchangeable(price.symbol)) return 'piece-does-not-show-it';
  const total = shown(direct, price.symbol);
  if (total + Math.floor(pairs.length / 2) < price.amount) return 'too-little';
  const least = Math.min(...direct.map((name) => piece(name).amount));
  const over = total + pairs.length / 2 > price.amount;
  if (pairs.length % 2 || (pairs.length && over) || total - least >= price.amount) return 'superfluous-piece';
  return null;
}

/** Every way to pay with no piece superfluous. */
export function ways(pieces: Pieces, price: Price): string[][] {
  const found: string[][] = [];
  const direct = counted(pieces.filter((name) => piece(name).symbol === price.symbol));
  const pairs = exchangeable(price.symbol)
    ? counted(others(pieces, price.symbol))
    : new Map<string, number>();
  for (const base of selections(direct)) {
    const missing = price.amount - shown(base, price.symbol);
    if (missing <= 0) {
      if (!problem(base, price)) found.push(base);
    } else {
      for (const more of selections(pairs, 2 * missing)) found.push([...base, ...more]);
    }
  }
  return found;
}

/** Every choice among counted pieces; with `size`, only those of just so many. */
export function selections(kinds: ReadonlyMap<string, number>, size?: number): string[][] {
  let chosen: string[][] = [[]];
  for (const [name, count] of kinds) {
    chosen = chosen.flatMap((each) =>
      Array.from({ length: count + 1 }, (_, n) => [...each, ...Array<string>(n).fill(name)]),
    );
    if (size !== undefined) chosen = chosen.filter((each) => each.length <= size);
  }
  return size === undefined ? chosen : chosen.filter((each) => each.length === size);
}

// The thriftiest way

export interface Needs {
  /** Null once the famine of this age is over, or being paid. */
  readonly food: number | null;
  readonly strength: number | null;
  /** What the famine or the war brings. */
  readonly points: number;
}

/** What a payment means for something to be paid later in the age. */
export type Fate = 'kept' | 'given-up' | 'none';

export interface Way {
  readonly pieces: readonly string[];
  readonly exchanged: readonly string[];
  readonly lost: number;
  readonly books: number;
  readonly famine: Fate;
  readonly war: Fate;
}

export function describe(pieces: Pieces, available: Pieces, price: Price, needs: Needs): Way {
  const left = without(available, pieces);
  const before = payable(available, needs);
  const after = payable(left, needs);
  const fate = (kind: 'famine' | 'war'): Fate => (!before[kind] ? 'none' : after[kind] ? 'kept' : 'given-up');
  const exchanged = others(pieces, price.symbol);
  return {
    pieces,
    exchanged,
    lost: Math.max(0, shown(pieces, price.symbol) + exchanged.length / 2 - price.amount),
    books: shown(pieces, 'book'),
    famine: fate('famine'),
    war: fate('war'),
  };
}

/** What could be paid later in the age: what the war needs is not fed to the people. */
function payable(pieces: Pieces, { food, strength }: Needs): { famine: boolean; war: boolean } {
  const war = strength !== null && canPay(pieces, { symbol: 'strength', amount: strength });
  const forFood = war ? pieces.filter((name) => piece(name).symbol !== 'strength') : pieces;
  return { famine: food !== null && canPay(forFood, { symbol: 'food', amount: food }), war };
}

/** All ways, the thriftiest first. */
export function thrifty(available: Pieces, price: Price, needs: Needs): Way[] {
  const cost = (way: Way): number =>
    (way.famine === 'given-up' ? 20 * needs.points : 0) +
    (way.war === 'given-up' ? 20 * needs.points : 0) +
    6 * way.books +
    4 * way.lost +
    4 * shown(way.pieces, 'strength') +
    3 * way.pieces.reduce((sum, name) => sum + piece(name).amount, 0) -
    way.pieces.filter((name) => !isDie(name)).length;
  return ways(available, price)
    .map((pieces) => describe(pieces, available, price, needs))
    .sort((a, b) => cost(a) - cost(b));
}

/** Every choice of dice to give back: BUY-3. `used` of the colour show nothing. */
export function returns(available: Pieces, colour: string, used: number, count: number): string[][] {
  const kinds = counted(available.filter((name) => piece(name).colour === colour));
  if (used) kinds.set(`${colour}-used`, used);
  const worth = (pieces: Pieces): number => pieces.reduce((sum, name) => sum + piece(name).amount, 0);
  return selections(kinds, count).sort((a, b) => worth(a) - worth(b));
}
