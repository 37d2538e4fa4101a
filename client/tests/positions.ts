import type { Event, NationsView } from '@/wire/nations';
import type { Json } from '@/server/patch';
import content from './games/positions.json';

interface Content {
  readonly positions: readonly NationsView[];
  readonly updates: readonly (readonly [Json, Json, Json])[];
  readonly events: readonly Event[];
}

export const { positions, updates, events } = content as unknown as Content;

export function at(...stages: string[]): NationsView[] {
  return positions.filter((view) => stages.includes(view.stage));
}
