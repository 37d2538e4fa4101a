/** The guided first round of Pendulum, without running sand. */

import type { Facts } from '@/shared/text.svelte';
import type { Event, PendulumView, PlayerView } from '@/wire/pendulum';
import type { AtTable, Lesson } from '../game';
import { amountsWords } from './words';
import { waysOf } from './ways';

const viewOf = (table: AtTable): PendulumView => table.view as PendulumView;
const seatOf = (table: AtTable): number => table.view.seat ?? 0;
const self = (table: AtTable): PlayerView | undefined => viewOf(table).players[seatOf(table)];

/** What the own seat did so far, of one kind. */
function own<T extends Event['type']>(table: AtTable, type: T): Extract<Event, { type: T }>[] {
  return (table.log.flatMap((entry) => entry.events) as Event[]).filter(
    (event): event is Extract<Event, { type: T }> =>
      event.type === type && 'seat' in event && event.seat === seatOf(table),
  );
}

const offers = (table: AtTable, ...types: string[]): boolean =>
  viewOf(table).moves.some((move) => types.includes(move.type));
const inRound = (table: AtTable): boolean => viewOf(table).phase === 'round';
const begun = (table: AtTable): boolean => !['opening', 'starting'].includes(viewOf(table).phase);
/** Whether the turns of the first round are over. */
const called = (table: AtTable): boolean => begun(table) && (!inRound(table) || viewOf(table).round > 1);
const after = (table: AtTable): boolean => viewOf(table).phase === 'over' || viewOf(table).round > 1;

export const lessons: readonly Lesson[] = [
  { id: 'welcome', shows: (table) => `[data-spot="tracks-${seatOf(table)}"]` },
  { id: 'areas', shows: () => '[data-spot^="timer-"]' },
  {
    id: 'grande',
    when: (table) => offers(table, 'Place'),
    done: (table) => own(table, 'Placed').length > 0 || begun(table),
    shows: () => '[data-legal]',
  },
  {
    id: 'common',
    when: (table) => offers(table, 'Place'),
    done: (table) => own(table, 'Placed').length > 1 || begun(table),
    shows: () => '[data-legal]',
  },
  { id: 'ready', when: (table) => offers(table, 'Ready'), done: begun },
  { id: 'flipped', shows: () => '[data-spot^="timer-"]' },
  {
    id: 'act',
    when: inRound,
    done: (table) => own(table, 'Acted').length > 0 || called(table),
    facts: (table: AtTable): Facts => {
      const ways = self(table)?.workers.flatMap((_, worker) => waysOf(viewOf(table), seatOf(table), worker));
      return { can: ways?.length ? 'yes' : 'no' };
    },
  },
  {
    id: 'gained',
    facts: (table: AtTable): Facts => {
      const gained = own(table, 'Gained').at(-1);
      return { some: gained ? 'yes' : 'no', list: gained ? amountsWords(gained) : '' };
    },
    shows: (table) => `[data-spot$="-${seatOf(table)}"]:is(li, svg)`,
  },
  {
    id: 'done',
    when: inRound,
    done: (table) => (viewOf(table).space ?? 1) > 1 || called(table),
  },
  {
    id: 'again',
    when: (table) => inRound(table) && offers(table, 'Place'),
    done: (table) => own(table, 'Placed').length > 2 || called(table),
    shows: () => '[data-legal]',
  },
  { id: 'rhythm' },
  { id: 'gold', shows: () => '[data-spot="achievement"], [data-spot="provinces"]' },
  {
    id: 'round',
    when: inRound,
    done: called,
    facts: (table) => ({ space: viewOf(table).space ?? 1 }),
  },
  {
    id: 'called',
    when: (table) => viewOf(table).phase === 'called',
    done: (table) => ['rewards', 'trimming', 'placing'].includes(viewOf(table).phase) || after(table),
  },
  {
    id: 'council',
    when: (table) => viewOf(table).phase === 'rewards' && viewOf(table).turn === seatOf(table),
    done: (table) =>
      own(table, 'RewardTaken').length > 0 ||
      ['trimming', 'placing'].includes(viewOf(table).phase) ||
      after(table),
  },
  {
    id: 'placing',
    when: (table) => viewOf(table).phase === 'placing',
    done: (table) => inRound(table) && viewOf(table).round > 1,
  },
  { id: 'end' },
];
