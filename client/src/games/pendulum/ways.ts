/** The ways in which a worker can act: boxes under its frame, and stratagems that change the action. */

import type { PendulumView, PlayerView, WayView } from '@/wire/pendulum';
import { actionNamed, RESOURCES, type Amounts, type Area, type Row } from './data';

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

/** What is not held of the cost of an action. */
export function lacking({ resources }: PlayerView, action: string): Amounts {
  const { cost } = actionNamed(action);
  const short = RESOURCES.map((name) => [name, (cost[name] ?? 0) - (resources[name] ?? 0)] as const);
  return Object.fromEntries(short.filter(([, by]) => by > 0));
}
