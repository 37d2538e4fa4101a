import type { Entry } from '@/games/game';
import type { Event, NationsView } from '@/wire/nations';
import type { Json } from '@/server/patch';
import { played } from './played';

interface Content {
  readonly positions: readonly NationsView[];
  readonly updates: readonly (readonly [Json, Json, Json])[];
  readonly events: readonly Event[];
  readonly ends: readonly End[];
}

/** The end of an age: what happened in it, the views before and after, and the points when it began. */
export interface End {
  readonly log: readonly Entry[];
  readonly order: readonly number[];
  readonly points: readonly number[];
  readonly before: NationsView;
  readonly view: NationsView;
}

export const { positions, updates, events, ends } = played<Content>('positions');

export function at(...stages: string[]): NationsView[] {
  return positions.filter((view) => stages.includes(view.stage));
}
