/** The guided first game of Pendulum: workers, sand, growth, council. */

import type { Facts } from '@/shared/text.svelte';
import type { Event, PendulumView } from '@/wire/pendulum';
import { ownOf, type AtTable, type Chapter, type Happening, type Lesson, type Pointer } from '../game';
import { achievementName } from './words';

const viewOf = (table: AtTable): PendulumView => table.view as PendulumView;
const seatOf = (table: AtTable): number => table.view.seat ?? 0;

const own = ownOf<Event>();
const saw = (happened: readonly Happening[], type: Event['type']): boolean =>
  happened.some((event) => event.type === type);
const did =
  (type: Event['type'], count = 1): NonNullable<Lesson['done']> =>
  (table, happened) =>
    own(table, happened, type).length >= count;

const offers = (table: AtTable, type: string): boolean =>
  viewOf(table).moves.some((move) => move.type === type);
const chooses = (table: AtTable): boolean => !!viewOf(table).players[seatOf(table)]?.choosing;
/** Without any of these moves left it cannot be done any more. */
const without =
  (...types: string[]): NonNullable<Lesson['lost']> =>
  (table) =>
    viewOf(table).phase === 'round' && !chooses(table) && !types.some((type) => offers(table, type));

/** A frame that can be chosen has a letter or, without a keyboard, a plus. */
const marks = (): Facts => ({
  phone: document.querySelector('[data-legal] kbd')?.checkVisibility() ? 'no' : 'yes',
});
/** First the worker, then the frame. */
const placing = (worker: number): Pointer[] => [
  { at: '[data-legal]:not([data-legal=""])', says: 'frame' },
  { at: `[data-worker="${worker}"]`, tab: 'board' },
];
const CHOICE: Pointer = { at: '[data-offer], [data-mix]', says: 'choice' };

export const chapters: readonly Chapter[] = [
  {
    id: 'workers',
    lessons: [
      { id: 'welcome', points: (table) => [{ at: `[data-spot="tracks-${seatOf(table)}"]`, tab: 'board' }] },
      { id: 'areas', points: () => [{ at: '[data-spot^="timer-"]', tab: 'board' }] },
      { id: 'grande', points: () => placing(1), done: did('Placed'), facts: marks },
      { id: 'common', points: () => placing(2), done: did('Placed', 2), facts: marks },
      {
        id: 'ready',
        points: () => [{ at: '[data-say="Ready"]', tab: 'board' }],
        done: (_, happened) => saw(happened, 'RoundBegan'),
      },
      {
        id: 'act',
        points: () => [CHOICE, { at: '[data-act]', tab: 'board' }],
        done: (table, happened) => did('Acted')(table, happened) && !chooses(table),
        lost: without('Act'),
      },
    ],
  },
  {
    id: 'sand',
    lessons: [
      {
        id: 'stuck',
        points: () => [{ at: '[data-spot="box-black-bottom-0"], [data-worker="2"]', tab: 'board' }],
        done: (table) => viewOf(table).timers['black']?.running === false,
      },
      {
        id: 'flip',
        points: () => [{ at: '[data-flip="black"]', tab: 'board' }],
        done: did('Flipped'),
      },
      { id: 'again', points: () => placing(2), done: did('Placed'), facts: marks },
    ],
  },
  {
    id: 'growth',
    lessons: [
      {
        id: 'claim',
        points: () => [CHOICE, { at: '[data-claim]', tab: 'mat' }],
        done: did('Claimed'),
        lost: without('Claim'),
        facts: (table) => ({ achievement: achievementName(viewOf(table).achievement) }),
      },
      {
        id: 'conquer',
        points: () => [CHOICE, { at: '[data-act]', tab: 'board' }],
        done: did('Slotted'),
        lost: without('Act'),
      },
      {
        id: 'stratagem',
        points: () => [CHOICE, { at: '[data-stratagem]:not([aria-disabled="true"])', tab: 'mat' }],
        done: (table, happened) => did('StratagemPlayed')(table, happened) && !chooses(table),
        lost: without('PlayStratagem'),
      },
      {
        id: 'pickup',
        points: () => [{ at: '[data-pick-up]', tab: 'mat' }],
        done: did('PickedUp'),
        lost: without('PickUp'),
      },
    ],
  },
  {
    id: 'council',
    lessons: [
      {
        id: 'votes',
        points: () => [{ at: '[data-act]', tab: 'board' }],
        done: (table, happened) => own(table, happened, 'Gained').some((event) => event.votes > 0),
        lost: without('Act'),
        facts: (table) => ({ votes: viewOf(table).players[seatOf(table)]?.votes ?? 0 }),
      },
      {
        id: 'call',
        points: () => [
          { at: '[data-flip="purple"]', says: 'flip' },
          { at: '[data-spot="timer-purple"]', tab: 'board' },
        ],
        done: (_, happened) => saw(happened, 'CouncilCalled'),
      },
      {
        id: 'done',
        points: () => [{ at: '[data-say="Done"]', tab: 'board' }],
        done: (_, happened) => saw(happened, 'CouncilBegan'),
      },
      {
        id: 'privilege',
        points: () => [{ at: '[data-council-order]', tab: 'board' }],
      },
      {
        id: 'reward',
        points: () => [
          CHOICE,
          { at: '[data-council] [data-take][aria-disabled="false"]', says: 'take' },
          { at: '[data-steps-left]:not([data-steps-left="0"]) [data-step]' },
          { at: '[data-reward]', tab: 'board', says: 'card' },
        ],
        done: (table, happened) => did('RewardTaken')(table, happened) && !chooses(table),
      },
      {
        id: 'next',
        points: () => [
          CHOICE,
          { at: '[data-council-end] [data-continue]', says: 'panel' },
          { at: '[data-say="Ready"]', tab: 'board' },
        ],
        done: (_, happened) => saw(happened, 'RoundBegan'),
        facts: (table) => ({ round: viewOf(table).round }),
      },
    ],
  },
];
