/** What a council brought each player, put together from what happened in it. */

import { untrack } from 'svelte';
import type { Event, PendulumView } from '@/wire/pendulum';
import type { AtTable, Entry } from '../../game';
import { AMOUNTS, type Amount, type Gain } from '../data';
import { automaGot } from './council.svelte';

type Counts = Partial<
  Record<Amount | 'recruit' | 'retrieve' | 'grande' | 'raise_limit' | 'pick_up_one' | 'pick_up_all', number>
>;

export interface CouncilLine {
  /** A player, an Automa or the neutral player. */
  readonly seat: number;
  readonly votes: number;
  readonly place: number;
  /** The place before; null: it is not known. */
  readonly was: number | null;
  readonly gained: Gain;
  readonly paid: Gain;
  /** Over a limit, so that it was lost. */
  readonly lost: number;
  readonly card: string | null;
  readonly provinces: readonly string[];
  readonly gaveUp: readonly string[];
  /** What an Automa gained by its turn; null: it is none. */
  readonly points: number | null;
}
export interface CouncilEnd {
  readonly round: number;
  /** In the new order. */
  readonly lines: readonly CouncilLine[];
  /** Whether the match ended with it. */
  readonly last: boolean;
}

const endsCouncil = (event: Event): boolean => event.type === 'Prepared' || event.type === 'Ended';

/** The last council, which has just ended; null while the log does not reach back to its beginning. */
export function councilEndOf(log: readonly Entry[], view: PendulumView): CouncilEnd | null {
  const events = log.flatMap((entry) => entry.events as readonly Event[]);
  const start = events.findLastIndex((event) => event.type === 'CouncilBegan');
  const began = events[start];
  if (began?.type !== 'CouncilBegan') return null;
  const within = events.slice(start + 1);
  const before = events.slice(0, start).findLast((event) => ['Began', 'CouncilBegan'].includes(event.type));
  const order = before && 'order' in before ? before.order : null;
  return {
    round: began.round,
    last: within.some((event) => event.type === 'Ended'),
    lines: began.order.map((seat, index) => ({
      seat,
      votes: began.votes[seat] ?? 0,
      place: index + 1,
      was: order ? order.indexOf(seat) + 1 : null,
      ...(view.players[seat]
        ? playerGot(within, seat)
        : { ...NOTHING, ...(view.automas && automaGot(log, seat)) }),
    })),
  };
}

type Got = Omit<CouncilLine, 'seat' | 'votes' | 'place' | 'was'>;

const NOTHING: Got = { gained: {}, paid: {}, lost: 0, card: null, provinces: [], gaveUp: [], points: null };

function playerGot(events: readonly Event[], seat: number): Got {
  const gained: Counts = {};
  const paid: Counts = {};
  let lost = 0;
  let card: string | null = null;
  const provinces: string[] = [];
  const gaveUp: string[] = [];
  const add = (to: Counts, name: keyof Counts, count = 1): number => (to[name] = (to[name] ?? 0) + count);
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.type) {
      case 'Gained':
        for (const name of AMOUNTS) if (name !== 'any' && event[name]) add(gained, name, event[name]);
        lost += event.lost;
        break;
      case 'Paid':
        for (const name of AMOUNTS)
          if (name !== 'any' && name !== 'legendary' && event[name]) add(paid, name, event[name]);
        break;
      case 'Recruited':
        add(gained, 'recruit');
        break;
      case 'Retrieved':
        add(gained, 'retrieve');
        break;
      case 'Promoted':
        add(gained, 'grande');
        break;
      case 'PickedUp':
        gained[event.cards.length > 1 ? 'pick_up_all' : 'pick_up_one'] = 1;
        break;
      case 'LimitRaised':
        add(gained, 'raise_limit');
        break;
      case 'RewardTaken':
        ({ card } = event);
        break;
      case 'Slotted':
        provinces.push(event.province);
        break;
      case 'Trimmed':
        gaveUp.push(event.province);
        break;
    }
  }
  return { gained, paid, lost, card, provinces, gaveUp, points: null };
}

/** Holds what a council brought until it was read, or the next round began. Nobody else waits for it; a replay goes on. */
export class CouncilEnds {
  #end = $state.raw<CouncilEnd | null>(null);
  readonly #table: AtTable;
  readonly shown: CouncilEnd | null = $derived.by(() => {
    const { phase, round } = this.#table.view as PendulumView;
    if (!this.#end) return null;
    return phase === 'over' || (phase === 'placing' && round === this.#end.round + 1) ? this.#end : null;
  });

  constructor(table: AtTable) {
    this.#table = table;
    $effect(() => {
      const fresh = table.fresh as readonly Event[];
      const view = table.view as PendulumView;
      untrack(() => {
        if (table.pause && fresh.some(endsCouncil)) this.#end = councilEndOf(table.log, view);
      });
    });
  }

  close(): void {
    this.#end = null;
  }
}
