/** What the end of an age brought each player, put together from what happened in it. */

import { untrack } from 'svelte';
import type { Event, EventTile, NationsView } from '@/wire/nations';
import type { AtTable, Entry } from '../game';
import type { Pieces } from './pieces';

interface Line {
  readonly seat: number;
  /** What was used for it. */
  readonly pieces: Pieces;
  readonly points: number;
}
export interface BookLine extends Line {
  readonly before: number;
  readonly after: number;
  /** Seats with fewer books, and those with as many. */
  readonly fewer: readonly number[];
  readonly ties: readonly number[];
}
export interface DueLine extends Line {
  readonly exchanged: Pieces;
  readonly outcome: 'paid' | 'declined' | 'unable';
}
interface OrderLine {
  readonly seat: number;
  readonly strength: number;
  readonly place: number;
  readonly was: number;
}
export interface Total {
  readonly seat: number;
  readonly gained: number;
  readonly points: number;
}
export interface AgeEnd {
  readonly age: number;
  /** What famine and war asked for, as far as it is known. */
  readonly event: EventTile | null;
  /** What each of them brought who paid it. */
  readonly worth: number;
  readonly books: readonly BookLine[];
  readonly famine: readonly DueLine[];
  readonly order: readonly OrderLine[];
  readonly war: readonly DueLine[];
  readonly totals: readonly Total[];
  /** Books of the opponent of a solo game; null: there is none. */
  readonly opponentBooks: number | null;
  /** Whether the match ended with it. */
  readonly last: boolean;
}

const eventsOf = (log: readonly Entry[]): Event[] => log.flatMap((entry) => entry.events as readonly Event[]);

export const endsAge = (event: Event): boolean =>
  (event.type === 'AgeBegan' && event.age > 1) || event.type === 'Ended';

/**
 * The end of the last age that ended. `before` is the view just before it, if there is one: it knows what was asked for.
 * Null while the log does not reach back to it.
 */
export function ageEndOf(
  log: readonly Entry[],
  view: NationsView,
  before: NationsView | null,
): AgeEnd | null {
  const events = eventsOf(log);
  const end = events.findLastIndex(endsAge);
  const closing = events[end];
  if (!closing) return null;
  const start = events.slice(0, end).findLastIndex((event) => event.type === 'AgeBegan');
  const within = events.slice(start + 1, end);
  const scored = within.findLast((event) => event.type === 'BooksScored');
  const famine = dues(within, 'Famine');
  if (scored?.type !== 'BooksScored' || famine.length < view.players.length) return null;
  const last = closing.type === 'Ended';
  const age = closing.type === 'AgeBegan' ? closing.age - 1 : view.age;
  const known = before?.age === age ? before : null;
  const set = within.findLast((event) => event.type === 'OrderSet');
  const old = set?.type === 'OrderSet' ? set.before : view.order;
  const inOldOrder = <T extends Line>(lines: readonly T[]): T[] =>
    [...lines].sort((one, other) => old.indexOf(one.seat) - old.indexOf(other.seat));
  const books = inOldOrder(
    view.players.map(({ seat, books: after }): BookLine => {
      const used = within.findLast((event) => event.type === 'BooksUsed' && event.seat === seat);
      return {
        seat,
        after,
        before: after - (used?.type === 'BooksUsed' ? used.gained : 0),
        pieces: used?.type === 'BooksUsed' ? used.pieces : [],
        points: scored.points[seat] ?? 0,
        fewer: scored.fewer[seat] ?? [],
        ties: scored.ties[seat] ?? [],
      };
    }),
  );
  const war = inOldOrder(dues(within, 'War'));
  const opponent = events.slice(0, end).findLast((event) => event.type === 'OpponentRead');
  return {
    age,
    last,
    event: known?.event ?? null,
    worth: known?.players[0]?.famine.points ?? 0,
    books,
    famine: inOldOrder(famine),
    order:
      set?.type === 'OrderSet'
        ? set.order.map((seat, index) => ({
            seat,
            strength: set.strength[seat] ?? 0,
            place: index + 1,
            was: old.indexOf(seat) + 1,
          }))
        : [],
    war,
    totals: old.map((seat) => ({
      seat,
      points: view.players[seat]?.points ?? 0,
      gained: [...books, ...famine, ...war].reduce(
        (sum, line) => sum + (line.seat === seat ? line.points : 0),
        0,
      ),
    })),
    opponentBooks:
      view.opponent_books === null ? null : opponent?.type === 'OpponentRead' ? opponent.books : 0,
  };
}

function dues(events: readonly Event[], kind: 'Famine' | 'War'): DueLine[] {
  const purpose = kind === 'Famine' ? 'famine' : 'war';
  return events.flatMap((event) => {
    if (event.type !== kind) return [];
    const { seat, able, points } = event;
    const met = event.type === 'Famine' ? event.fed : event.won;
    const paid = events.findLast(
      (each) => each.type === 'Paid' && each.purpose === purpose && each.seat === seat,
    );
    const { pieces = [], exchanged = [] } = met && paid?.type === 'Paid' ? paid : {};
    return [{ seat, points, pieces, exchanged, outcome: met ? 'paid' : able ? 'declined' : 'unable' }];
  });
}

/** Holds the end of an age until it was read; in a replay until the next step. */
export class AgeEnds {
  shown = $state.raw<AgeEnd | null>(null);

  constructor(table: AtTable) {
    let before: NationsView | null = null;
    $effect(() => {
      const fresh = table.fresh as readonly Event[];
      const view = table.view as NationsView;
      untrack(() => {
        if (fresh.some(endsAge)) this.shown = ageEndOf(table.log, view, before);
        else if (!table.pause) this.shown = null;
        before = view;
      });
    });
  }

  close(): void {
    this.shown = null;
  }
}
