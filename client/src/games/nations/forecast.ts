/** What would become of books, famine, player order and war if the age ended now. */

import type { NationsView, PlayerView } from '@/wire/nations';
import { canPay, thrifty, type Needs } from './payments';
import { shown, type Pieces } from './pieces';

export interface Outlook {
  readonly needed: number;
  readonly shown: number;
  readonly able: boolean;
  /** The pieces that would go into it. */
  readonly pieces: Pieces;
  readonly points: number;
}

export function needs(view: NationsView): Needs {
  const { stage, event, age } = view;
  return {
    food: stage === 'famine' || stage === 'war' ? null : event.food,
    strength: stage === 'war' ? null : event.strength,
    points: age,
  };
}

export function famine(view: NationsView, pieces: Pieces): Outlook {
  return outlook(pieces, 'food', view.event.food, view);
}

export function war(view: NationsView, pieces: Pieces): Outlook {
  return outlook(pieces, 'strength', view.event.strength, view);
}

function outlook(pieces: Pieces, symbol: string, needed: number, view: NationsView): Outlook {
  const price = { symbol, amount: needed };
  const able = canPay(pieces, price);
  // Food for the famine is best spent where it spares the strength for the war.
  const best = able ? thrifty(pieces, price, { ...needs(view), food: null })[0] : undefined;
  return {
    needed,
    shown: shown(pieces, symbol),
    able,
    pieces: best?.pieces ?? [],
    points: able ? view.age : 0,
  };
}

/** BOO-2: the points for so many books, if the others stay where they are. */
export function bookPoints(view: NationsView, seat: number, books: number): number {
  const rivals = view.players.filter((player) => player.seat !== seat).map((player) => player.books);
  if (view.opponent_books !== null) rivals.push(view.opponent_books);
  const worth = view.players.length <= 2 ? 2 : 1;
  return worth * rivals.filter((each) => each < books).length;
}

/** The place among all by a figure, 1 for the highest; ties share the better one. */
export function placeOf(figures: readonly number[], own: number): number {
  return 1 + figures.filter((figure) => figure > own).length;
}

/** ORD-1: the place in the next player order, if all kept what they hold. */
export function nextOrder(view: NationsView, strength: ReadonlyMap<number, number>): number[] {
  return [...view.order].sort((a, b) => (strength.get(b) ?? 0) - (strength.get(a) ?? 0));
}

/** The books to propose: points for them and for the famine together, more books if that is equal. */
export function proposedBooks(view: NationsView, player: PlayerView): Pieces {
  const choices = view.moves.filter((move) => move.type === 'UseBooks');
  const food = { symbol: 'food', amount: view.event.food };
  const worth = (pieces: Pieces): number => {
    const left = [...player.available];
    for (const name of pieces) left.splice(left.indexOf(name), 1);
    const books = player.books + shown(pieces, 'book');
    const fed = canPay(left, food) ? view.age : 0;
    return 10 * (bookPoints(view, player.seat, books) + fed) + shown(pieces, 'book') * 0.1;
  };
  return choices.reduce<Pieces>((best, move) => (worth(move.pieces) > worth(best) ? move.pieces : best), []);
}
