/** What others did last, told calmly: a line stays long enough to be read, whatever comes meanwhile. */

import { untrack } from 'svelte';
import type { AtTable, Game, Happening, Narrated } from '@/games/game';
import { behind } from '@/shared/frames.svelte';
import { Teller } from '@/shared/sentences';
import { glance } from '@/shared/spotlight.svelte';
import { language, plainText } from '@/shared/text.svelte';

export interface Told extends Narrated {
  readonly key: string;
  readonly sentence: string;
  /** How many letters of it are read. */
  readonly letters: number;
  /** Who did it; null: it concerns all. */
  readonly seat: number | null;
}

/** Milliseconds for which a line stands at least. */
export const CALM = 1200;
/** A sentence of so many letters does not fit into a line or two. */
export const LONG = 90;
/** The latest and the one before it. */
const LINES = 2;

/** So many entries back something that belongs to an event may be. */
const LOOKED_BACK = 6;

type Source = Pick<AtTable, 'view' | 'names' | 'options' | 'log' | 'playing'>;

/** The last things that were done, the latest first; who plays knows what they did themselves. */
export function lastTold(table: Source, game: Game): Told[] {
  const found: Told[] = [];
  const own = table.playing ? table.view.seat : null;
  for (let at = table.log.length - 1; at >= 0; at--) {
    const { events, key } = table.log[at] ?? { events: [], key: 0 };
    for (let index = events.length - 1; index >= 0; index--) {
      const event = events[index] as Happening & { readonly seat?: number | null };
      const { seat = null } = event;
      if (seat !== null && seat === own) continue;
      const before = table.log.slice(Math.max(0, at - LOOKED_BACK), at).flatMap((entry) => entry.events);
      const narrated = game.narrated(event, [...before, ...events.slice(0, index)]);
      if (!narrated) continue;
      const sentence = new Teller(game, table).sentence(narrated.brief ? 'told' : 'event', event);
      found.push({
        ...narrated,
        key: `${key}-${index}`,
        sentence,
        letters: plainText(sentence).length,
        seat,
      });
      if (found.length === LINES) return found;
    }
  }
  return found;
}

export class Narrator {
  lines = $state.raw<readonly Told[]>([]);
  #since = -CALM;

  /** The table and its game, once they are there. */
  constructor(source: () => readonly [AtTable, Game] | null) {
    // Behind all else: what it tells can be seen already.
    const log = behind(behind(() => source()?.[0].log));
    let opening = true;
    $effect(() => {
      void [log(), language(), source()?.[0].names.join()];
      return untrack(() => {
        const told = source();
        const next = told ? lastTold(...told) : [];
        const [latest] = next;
        if (latest?.key === this.lines[0]?.key) {
          this.lines = next;
          return;
        }
        const show = (): void => {
          this.#since = performance.now();
          this.lines = next;
          // What a page opens with was done before.
          if (latest && !opening) glance(...latest.spots);
          opening = false;
        };
        const wait = this.#since + CALM - performance.now();
        if (wait <= 0) {
          show();
          return;
        }
        const timer = setTimeout(show, wait);
        return () => clearTimeout(timer);
      });
    });
  }
}
