/** What somebody plans for when their turn comes. */

import type { Game } from '@/games/game';
import type { LiveTable } from '@/server/live.svelte';
import { Teller } from '@/shared/sentences';
import { plainText } from '@/shared/text.svelte';

export interface Plan {
  readonly type: string;
}

export function planned(table: LiveTable): Plan | null {
  return (table.premoves?.planned ?? null) as Plan | null;
}

/** What can be planned. What is planned stays in the list even if it can no longer be planned. */
export function plans(table: LiveTable): readonly Plan[] {
  const offered = (table.premoves?.offered ?? []) as readonly Plan[];
  const now = planned(table);
  return now && !offered.some((each) => same(each, now)) ? [now, ...offered] : offered;
}

export function same(one: Plan, other: Plan | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function inWords(plan: Plan, table: LiveTable, game: Game): string {
  return plainText(new Teller(game, table).sentence('premove', plan));
}
