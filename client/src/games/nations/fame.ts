/** SOL-5: the names in the hall of fame and the points they ask for, the highest first. */

import components from '@/wire/nations-components.json';

export const FAME = components.hall_of_fame;

export function fameFor(points: number): string | null {
  return FAME.find(({ least }) => points >= least)?.name ?? null;
}
