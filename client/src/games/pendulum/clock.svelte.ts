/** Table time that the sand follows. It is read from the table again and again, never counted up. */

import type { AtTable } from '../game';
import type { PendulumView } from '@/wire/pendulum';
import { DATA, type Area } from './data';

const EVERY = 100;
/** From here on seconds are shown in the colour of warnings. */
export const LAST_SECONDS = 10_000;

export class TableClock {
  readonly #table: AtTable;
  now = $state(0);

  constructor(table: AtTable) {
    this.#table = table;
    this.now = table.now();
  }

  /** Runs until the function it returns is called. */
  run(): () => void {
    const timer = setInterval(() => (this.now = this.#table.now()), EVERY);
    return () => clearInterval(timer);
  }

  /** Milliseconds of sand left; null where no sand runs. */
  left(view: PendulumView, area: Area): number | null {
    const runsOut = view.timers[area]?.runs_out ?? null;
    if (runsOut === null) return null;
    return Math.max(0, runsOut - (view.paused ? view.at : Math.max(this.now, view.at)));
  }
}

export function duration(area: Area, options: Readonly<Record<string, unknown>>): number {
  const tempo = typeof options['tempo'] === 'number' ? options['tempo'] : 1;
  return DATA.timers[area] * 1000 * tempo;
}

/** Minutes and seconds; a started second counts. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
