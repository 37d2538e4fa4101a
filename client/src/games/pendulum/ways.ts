/** The ways in which a worker can act: boxes under its frame, and stratagems that change the action. */

import type { PendulumView, WayView } from '@/wire/pendulum';
import type { Area, Row } from './data';

/** A box on the board. */
export interface Spot {
  readonly area: Area;
  readonly row: Row;
  readonly box: number;
}

export function at(spot: Spot | null): (way: WayView) => boolean {
  return ({ area, row, move }) => !spot || (area === spot.area && row === spot.row && move.box === spot.box);
}

/** Everything a worker can do now, with the fewest stratagems first. */
export function waysOf(view: PendulumView, worker: number): WayView[] {
  return view.ways
    .filter(({ move }) => move.worker === worker)
    .sort((a, b) => a.cards.length - b.cards.length);
}

export function isPlain({ cards }: WayView): boolean {
  return !cards.length;
}
