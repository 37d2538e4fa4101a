/** What a person can point at, as the move that the table is asked about. */

import type { Claim, Move, PickUp, PlayerView, PlayStratagem, TakeReward } from '@/wire/pendulum';
import { cardNamed, RESOURCES, type Resource } from './data';
import type { Target } from './mat/workers';

export function placing(worker: number, { area, row, frame }: Target): Move {
  return { type: 'Place', worker, area, row, frame };
}

export function acting(worker: number, box: number): Move {
  return { type: 'Act', worker, box, also: null, twice: false, waive: 0 };
}

export const CLAIM: Claim = { type: 'Claim', legendary: false, double: false, unearned: false };
export const PICK_UP: PickUp = { type: 'PickUp' };

export function playing(card: string, player: PlayerView): PlayStratagem {
  return { type: 'PlayStratagem', card, ...someMix(card, player) };
}

export function taking(card: string, player: PlayerView): TakeReward {
  return { type: 'TakeReward', card, ...someMix(card, player) };
}

/** Some of what the player holds for a cost of any resources: which is chosen only when it can be paid. */
function someMix(card: string, player: PlayerView): Record<Resource, number> {
  let left = cardNamed(card).cost.any ?? 0;
  const mix = { military: 0, culture: 0, gold: 0 };
  for (const name of RESOURCES) {
    mix[name] = Math.min(left, player.resources[name] ?? 0);
    left -= mix[name];
  }
  return mix;
}
