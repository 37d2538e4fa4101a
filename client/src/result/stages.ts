/** Where the parts of a match begin: the ages or rounds to jump to. */

import type { Game } from '@/games/game';
import { sampled, type ReplayTable } from './replay.svelte';

export interface Stage {
  readonly entry: number;
  readonly label: string;
}

const POINTS = 60;

/** Looks at moments spread over the match, then finds each beginning between two of them by bisection. */
export async function stagesOf(table: ReplayTable, game: Game): Promise<Stage[]> {
  const stages: Stage[] = [];
  let before = 0;
  for (const { entry, view } of await sampled(table, POINTS)) {
    const label = game.moment(view);
    if (stages.at(-1)?.label !== label) {
      let [low, high] = [before, entry];
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (game.moment((await table.moment(middle)).view) === label) high = middle;
        else low = middle;
      }
      stages.push({ entry: high, label });
    }
    before = entry;
  }
  return stages;
}
