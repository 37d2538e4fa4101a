/** Where the parts of a match begin: the ages or rounds to jump to. */

import type { Game, View } from '@/games/game';
import type { ReplayTable } from './replay.svelte';

export interface Stage {
  readonly entry: number;
  readonly label: string;
}

/** Found by halving, so that few moments have to be fetched. */
export async function stagesOf(table: ReplayTable, game: Game): Promise<Stage[]> {
  const label = async (entry: number): Promise<string> =>
    game.moment((await table.moment(entry)).view as View);
  const stages: Stage[] = [];
  const last = await label(table.entries);
  let from = 0;
  for (let current = await label(0); ; current = await label(from)) {
    stages.push({ entry: from, label: current });
    if (current === last) return stages;
    let low = from;
    let high = table.entries;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if ((await label(middle)) === current) low = middle;
      else high = middle;
    }
    from = high;
  }
}
