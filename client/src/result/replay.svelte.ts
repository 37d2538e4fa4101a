/** A finished match, moment by moment. What was fetched once is kept. */

import type { AtTable, Entry, Happening, Seated, View } from '@/games/game';
import { api, type Replay } from '@/server/api';
import { botName } from '@/shared/level';
import type { TableView } from '@/wire/live';

const AHEAD = 4;

export class ReplayTable implements AtTable {
  readonly id: string;
  readonly info: TableView;
  readonly entries: number;
  #moments = new Map<number, Replay>();
  #wanted = 0;
  /** Table time at a moment of this page, and how fast it runs since. */
  #at = 0;
  #since = 0;
  #speed = 0;
  entry = $state(0);
  #moment = $state.raw<Replay>() as Replay;
  watched = $state<number | null>(null);
  fresh = $state.raw<readonly Happening[]>([]);

  readonly playing = false;
  readonly mayUndo = false;
  readonly view: View = $derived.by(() => ({ ...(this.#moment.view as View), moves: [] }) as View);
  readonly log: readonly Entry[] = $derived.by(() => {
    void this.entry;
    const known: Entry[] = [];
    for (let key = 0; key <= this.entry; key++) {
      const moment = this.#moments.get(key);
      if (moment) known.push({ key, seat: moment.seat, events: moment.events as Happening[] });
    }
    return known;
  });
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly Seated[];
  readonly names: readonly string[];

  static async open(id: string, entry: number | null): Promise<ReplayTable> {
    const first = await api.replay(id, 0);
    const table = new ReplayTable(id, first);
    await table.go(entry ?? 0);
    return table;
  }

  private constructor(id: string, first: Replay) {
    this.id = id;
    this.info = first.table as TableView;
    this.entries = first.entries;
    this.options = this.info.options;
    this.seats = this.info.seats.map((seat) => ({
      name: seat.kind === 'bot' ? botName(seat.seat) : seat.name,
      kind: seat.kind,
      here: true,
    }));
    this.names = this.seats.map((seat) => seat.name);
    this.#moments.set(0, first);
    this.#moment = first;
  }

  async moment(entry: number): Promise<Replay> {
    let found = this.#moments.get(entry);
    if (!found) {
      found = await api.replay(this.id, entry);
      this.#moments.set(entry, found);
    }
    return found;
  }

  async go(entry: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.entries, entry));
    this.#wanted = wanted;
    const moment = await this.moment(wanted);
    if (this.#wanted !== wanted) return;
    this.fresh = wanted === this.entry + 1 ? (moment.events as Happening[]) : [];
    this.entry = wanted;
    this.#moment = moment;
    this.#at = moment.at;
    this.#since = performance.now();
    for (let next = wanted + 1; next <= Math.min(this.entries, wanted + AHEAD); next++)
      void this.moment(next);
  }

  now(): number {
    return this.#at + (performance.now() - this.#since) * this.#speed;
  }

  /** Lets table time run so many times as fast; 0 stops it. */
  run(speed: number): void {
    this.#at = this.now();
    this.#since = performance.now();
    this.#speed = speed;
  }

  /** Shows the next moment if its time has come. */
  async follow(): Promise<void> {
    if (this.#wanted !== this.entry || this.entry >= this.entries) return;
    const next = await this.moment(this.entry + 1);
    if (next.at <= this.now()) await this.go(next.entry);
  }

  play(): Promise<boolean> {
    return Promise.resolve(false);
  }

  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }
}

/** The scores over a match, at so many moments spread over it. */
export async function scoresOver(
  table: { readonly id: string; readonly entries: number },
  scores: (view: View) => readonly number[],
  points: number,
): Promise<{ entry: number; scores: readonly number[] }[]> {
  const step = Math.max(1, table.entries / points);
  const entries = [...new Set(Array.from({ length: points + 1 }, (_, i) => Math.round(i * step)))].filter(
    (entry) => entry <= table.entries,
  );
  const found: { entry: number; scores: readonly number[] }[] = [];
  // A few at a time: others want to be served too.
  for (let i = 0; i < entries.length; i += 6) {
    const some = await Promise.all(entries.slice(i, i + 6).map((entry) => api.replay(table.id, entry)));
    found.push(...some.map((each) => ({ entry: each.entry, scores: scores(each.view as View) })));
  }
  return found;
}
