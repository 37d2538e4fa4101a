/** What a person can point at, as the move that the table is asked about. */

import type { Claim, Move, PickUp, PlayStratagem, TakeReward } from '@/wire/pendulum';
import type { Target } from './mat/workers';

export function placing(worker: number, { area, row, frame }: Target): Move {
  return { type: 'Place', worker, area, row, frame };
}

export function acting(worker: number, box: number): Move {
  return { type: 'Act', worker, box, also: null, twice: false, waive: 0 };
}

export const CLAIM: Claim = { type: 'Claim', legendary: false, double: false, unearned: false };
export const PICK_UP: PickUp = { type: 'PickUp' };

type CardMove = PlayStratagem | TakeReward;

/** One of the moves with this card; where there is none, the card alone: then the table says why not. */
export function withCard(type: CardMove['type'], card: string, moves: readonly CardMove[]): CardMove {
  return moves.find((move) => move.card === card) ?? { type, card, military: 0, culture: 0, gold: 0 };
}
