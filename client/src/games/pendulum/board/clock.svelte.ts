/** Table time that the sand follows. It is read from the table again and again, never counted up. */

import { whileHidden } from '@/shared/hidden';
import type { AtTable } from '../../game';
import type { PendulumView } from '@/wire/pendulum';
import type { Area } from '../data';

/** So often that what is shown is never 50 ms behind. */
const EVERY = 30;
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
    const read = (): void => {
      this.now = this.#table.now();
    };
    const timer = setInterval(read, EVERY);
    // A timer that runs out is heard in the background too; what is shown is right as soon as it is seen.
    const rest = whileHidden(read);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      rest();
      document.removeEventListener('visibilitychange', read);
    };
  }
}

/** The sand of one timer; null where no sand runs. */
export class Sand {
  readonly #area: Area;
  readonly #clock: TableClock;
  readonly #view: () => PendulumView;

  constructor(area: Area, clock: TableClock, view: () => PendulumView) {
    this.#area = area;
    this.#clock = clock;
    this.#view = view;
  }

  /** Milliseconds left; changes with every look at the clock. */
  readonly exact: number | null = $derived.by(() => {
    const view = this.#view();
    const runsOut = view.timers[this.#area]?.runs_out ?? null;
    if (runsOut === null) return null;
    return Math.max(0, runsOut - Math.max(this.#clock.now, view.at));
  });
  /** The same in started seconds: what reads this is computed once a second, not with every look. */
  readonly left: number | null = $derived.by(() =>
    this.exact === null ? null : Math.ceil(this.exact / 1000) * 1000,
  );
}

/** Minutes and seconds; a started second counts. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
