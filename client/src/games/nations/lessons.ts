/** The guided first age of Nations. */

import { t, type Facts } from '@/shared/text.svelte';
import type { Event, NationsView, PlayerView } from '@/wire/nations';
import type { AtTable, Lesson } from '../game';
import { priceOf } from './pieces';
import { tileName, tileNamed } from './speech';
import { tileGives } from './words';

const viewOf = (table: AtTable): NationsView => table.view as NationsView;
const seatOf = (table: AtTable): number => table.view.seat ?? 0;
const self = (table: AtTable): PlayerView | undefined => viewOf(table).players[seatOf(table)];
const mine = (table: AtTable): boolean => table.view.to_act.includes(seatOf(table));
const myTurn = (table: AtTable): boolean => mine(table) && viewOf(table).stage === 'turn';

/** What happened so far, of one kind. */
function all<T extends Event['type']>(table: AtTable, type: T): Extract<Event, { type: T }>[] {
  return (table.log.flatMap((entry) => entry.events) as Event[]).filter(
    (event): event is Extract<Event, { type: T }> => event.type === type,
  );
}
/** Of that, what the own seat did. */
function own<T extends Event['type']>(table: AtTable, type: T): Extract<Event, { type: T }>[] {
  return all(table, type).filter((event) => 'seat' in event && event.seat === seatOf(table));
}

/** Whether the own turns of the first age are over. */
const turnsOver = (table: AtTable): boolean =>
  viewOf(table).age > 1 || own(table, 'Passed').length > 0 || viewOf(table).stage === 'over';

/** A log that was fetched late does not reach back to everything. */
const told = (fact: boolean | undefined): string => (fact === undefined ? 'unknown' : fact ? 'yes' : 'no');

/** A tile to begin with: one that brings dice if it can be had, else the first. */
function suggested(table: AtTable): number | null {
  const view = viewOf(table);
  const places = view.moves.flatMap((move) => (move.type === 'Buy' ? [move.place] : []));
  return places.find((place) => view.board[place]?.tile?.kind === 'development') ?? places[0] ?? null;
}

export const lessons: readonly Lesson[] = [
  { id: 'welcome', shows: () => '[data-nation]' },
  { id: 'dice', shows: (table) => `[data-spot="tray-${seatOf(table)}"]` },
  { id: 'board', shows: () => '[data-spot="board"]' },
  {
    id: 'buy',
    when: myTurn,
    done: (table) => own(table, 'Bought').length > 0 || turnsOver(table),
    shows: (table: AtTable): string => {
      const place = suggested(table);
      return place === null ? '[data-action="reroll"]' : `[data-spot="place-${place}"]`;
    },
    facts: (table: AtTable): Facts => {
      const place = suggested(table);
      const tile = place === null ? null : (viewOf(table).board[place]?.tile ?? null);
      if (place === null || !tile) return { can: 'no' };
      const { symbol, amount } = priceOf(viewOf(table), place);
      return {
        can: 'yes',
        tile: tileName(tile),
        gives: tileGives(tile),
        amount,
        symbol: t(`nations-${symbol}`),
      };
    },
  },
  {
    id: 'bought',
    shows: () => '[data-nation]',
    facts: (table: AtTable): Facts => {
      const last = own(table, 'Bought').at(-1);
      return { to: last?.to ?? 'nothing', tile: last ? tileNamed(last.tile, table.options) : '' };
    },
  },
  {
    id: 'event',
    shows: () => '[data-spot="famine"], [data-spot="war"]',
    facts: (table: AtTable): Facts => {
      const { event } = viewOf(table);
      return { event: tileName(event), food: event.food, strength: event.strength };
    },
  },
  {
    id: 'reroll',
    when: myTurn,
    done: (table) => own(table, 'RerollUsed').length > 0 || !self(table)?.rerolls || turnsOver(table),
    shows: () => '[data-action="reroll"]',
  },
  {
    id: 'pass',
    when: myTurn,
    done: turnsOver,
    shows: () => '[data-spot="pass"]',
    facts: (table) => ({ can: suggested(table) === null ? 'no' : 'yes' }),
  },
  {
    id: 'books',
    when: (table) => viewOf(table).stage === 'books' && mine(table),
    done: (table) =>
      own(table, 'BooksUsed').length > 0 || all(table, 'BooksScored').length > 0 || viewOf(table).age > 1,
    shows: () => '[data-spot="decision"]',
  },
  {
    id: 'famine',
    when: (table) => viewOf(table).stage === 'famine' && mine(table),
    done: (table) => own(table, 'Famine').length > 0 || viewOf(table).age > 1,
    shows: () => '[data-spot="decision"]',
    facts: (table) => ({ food: viewOf(table).event.food }),
  },
  {
    id: 'war',
    when: (table) => viewOf(table).stage === 'war' && mine(table),
    done: (table) => own(table, 'War').length > 0 || viewOf(table).age > 1,
    shows: () => '[data-spot="decision"]',
    facts: (table) => ({ strength: viewOf(table).event.strength }),
  },
  {
    id: 'age',
    when: (table) => viewOf(table).age > 1,
    shows: (table) => `[data-spot="points-${seatOf(table)}"]`,
    facts: (table: AtTable): Facts => ({
      points: self(table)?.points ?? 0,
      fed: told(own(table, 'Famine')[0]?.fed),
      won: told(own(table, 'War')[0]?.won),
    }),
  },
  { id: 'end' },
];
