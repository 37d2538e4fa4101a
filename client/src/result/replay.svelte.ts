/** A finished match, moment by moment, as a spectator or any seat saw it. What was fetched once is kept. */

import {
  LOG_LENGTH,
  type AtTable,
  type Entry,
  type Game,
  type Happening,
  type Seated,
  type View,
} from '@/games/game';
import { api, type Replayed, type Span } from '@/server/api';
import { apply, type Json } from '@/server/patch';
import { botName } from '@/shared/level';
import type { TableView } from '@/wire/live';

/** Moments fetched at a time. */
const CHUNK = 100;
/** So many before the one shown are wanted for the log, and so many after it to play on. */
const AROUND = 40;
/** How many moments are looked at to find where the parts of the match begin. */
const POINTS = 60;

export interface Moment {
  readonly entry: number;
  readonly at: number;
  readonly seat: number | null;
  readonly events: readonly Happening[];
  readonly view: View;
}

async function fetched(id: string, span: Span): Promise<{ moments: Moment[]; about: Replayed }> {
  const about = await api.replay(id, span);
  let view = about.replay.view as Json;
  const moments = about.replay.moments.map(({ entry, at, seat, events, view: change }) => {
    if (change !== undefined) view = apply(view, change as Json);
    return { entry, at, seat, events: events as Happening[], view: view as unknown as View };
  });
  return { moments, about };
}

interface Wanted {
  readonly entry: number;
  readonly seat: number | null;
  /** Whether table time runs on; else it becomes that of the moment shown. */
  readonly runsOn: boolean;
}

export class ReplayTable implements AtTable {
  readonly id: string;
  readonly info: TableView;
  readonly entries: number;
  /** Whether the table itself may be seen too. */
  readonly guest: boolean;
  /** By who saw them, by their number. */
  #kept = new Map<number | null, Map<number, Moment>>();
  #coming = new Map<string, Promise<void>>();
  #arrived = $state(0);
  #wanted: Wanted = { entry: 0, seat: null, runsOn: true };
  /** Table time at a moment of this page, and how fast it runs since. */
  #at = 0;
  #since = 0;
  #speed = 0;
  #moment = $state.raw<Moment>() as Moment;
  #from = $state<number | null>(null);
  fresh = $state.raw<readonly Happening[]>([]);

  readonly playing = false;
  readonly entry: number = $derived.by(() => this.#moment.entry);
  readonly view: View = $derived.by(() => this.#moment.view);
  readonly watched: number | null = $derived.by(() => this.#from);
  readonly log: readonly Entry[] = $derived.by(() => {
    void this.#arrived;
    const known: Entry[] = [];
    for (let key = Math.max(0, this.entry + 1 - LOG_LENGTH); key <= this.entry; key++) {
      const moment = this.#kept.get(this.#from)?.get(key);
      if (moment) known.push({ key, seat: moment.seat, events: moment.events });
    }
    return known;
  });
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly Seated[];
  readonly names: readonly string[];

  static async open(id: string, entry: number | null, seat: number | null): Promise<ReplayTable> {
    const { about, moments } = await fetched(id, { entry: 0, count: CHUNK });
    const table = new ReplayTable(id, about, moments);
    const known = seat !== null && seat < table.seats.length ? seat : null;
    await table.#show(entry ?? 0, known, false);
    return table;
  }

  private constructor(id: string, { table, replay, guest }: Replayed, moments: readonly Moment[]) {
    this.id = id;
    this.info = table as TableView;
    this.entries = replay.entries;
    this.guest = guest;
    this.options = this.info.options;
    this.seats = this.info.seats.map((seat) => ({
      name: seat.kind === 'bot' ? botName(seat.seat) : seat.name || botName(seat.seat),
      kind: seat.kind,
      here: true,
    }));
    this.names = this.seats.map((seat) => seat.name);
    this.#keep(null, moments);
    const [first] = moments;
    if (!first) throw new Error('a replay without a moment');
    this.#moment = first;
  }

  #keep(seat: number | null, moments: readonly Moment[]): void {
    const kept = this.#kept.get(seat) ?? new Map<number, Moment>();
    this.#kept.set(seat, kept);
    for (const moment of moments) kept.set(moment.entry, moment);
    this.#arrived += 1;
  }

  async #fetch(entry: number, seat: number | null): Promise<void> {
    const first = Math.floor(Math.max(0, Math.min(this.entries, entry)) / CHUNK) * CHUNK;
    if (this.#kept.get(seat)?.has(first)) return;
    const key = `${seat} ${first}`;
    const coming =
      this.#coming.get(key) ??
      fetched(this.id, { entry: first, count: CHUNK, seat }).then(({ moments }) => this.#keep(seat, moments));
    this.#coming.set(key, coming);
    try {
      await coming;
    } finally {
      this.#coming.delete(key);
    }
  }

  /** The match after so many entries, as it is looked at now. */
  async moment(entry: number, seat = this.#from): Promise<Moment> {
    await this.#fetch(entry, seat);
    const found = this.#kept.get(seat)?.get(entry);
    if (!found) throw new Error('a moment that is not there');
    return found;
  }

  go(entry: number): Promise<void> {
    return this.#show(entry, this.#wanted.seat, false);
  }

  /** Look at it as the person at this seat did; null: as a spectator. */
  lookFrom(seat: number | null): Promise<void> {
    const { entry, runsOn } = this.#wanted;
    return this.#show(entry, seat, runsOn || entry === this.entry);
  }

  async #show(entry: number, seat: number | null, runsOn: boolean): Promise<void> {
    const wanted = { entry: Math.max(0, Math.min(this.entries, entry)), seat, runsOn };
    this.#wanted = wanted;
    const moment = await this.moment(wanted.entry, seat).catch((error: unknown) => {
      if (this.#wanted === wanted) this.#wanted = { entry: this.entry, seat: this.#from, runsOn: true };
      throw error;
    });
    if (this.#wanted !== wanted) return;
    const on = seat === this.#from && wanted.entry > this.entry && wanted.entry - this.entry < AROUND;
    const passed = on ? Array.from({ length: wanted.entry - this.entry }, (_, i) => this.entry + 1 + i) : [];
    this.fresh = passed.flatMap((number) => this.#kept.get(seat)?.get(number)?.events ?? []);
    if (!runsOn) {
      this.#at = moment.at;
      this.#since = performance.now();
    }
    this.#from = seat;
    this.#moment = moment;
    for (const near of [wanted.entry + AROUND, wanted.entry - AROUND])
      void this.#fetch(near, seat).catch(() => undefined);
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

  /** Shows the last moment whose time has come. */
  async follow(): Promise<void> {
    const wanted = this.#wanted;
    if (wanted.entry !== this.entry || this.entry >= this.entries) return;
    const now = this.now();
    let last = this.entry;
    while (last < this.entries && (await this.moment(last + 1)).at <= now) last += 1;
    if (last > this.entry && this.#wanted === wanted) await this.#show(last, wanted.seat, true);
  }

  play(): Promise<boolean> {
    return Promise.resolve(false);
  }

  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }
}

/** Moments spread over a whole match, the first and the last among them, as a spectator sees them. */
async function sampled(
  { id, entries }: { readonly id: string; readonly entries: number },
  points: number,
): Promise<Moment[]> {
  const step = Math.max(1, Math.ceil(entries / points));
  const [{ moments }, end] = await Promise.all([
    fetched(id, { entry: 0, count: points + 1, step }),
    fetched(id, { entry: entries }),
  ]);
  return moments.at(-1)?.entry === entries ? moments : [...moments, ...end.moments];
}

/** The scores over a match, at so many moments spread over it. */
export async function scoresOver(
  table: { readonly id: string; readonly entries: number },
  scores: (view: View) => readonly number[],
  points: number,
): Promise<{ entry: number; scores: readonly number[] }[]> {
  return (await sampled(table, points)).map(({ entry, view }) => ({ entry, scores: scores(view) }));
}

/** Where a part of the match begins: an age or a round to jump to. */
export interface Stage {
  readonly entry: number;
  readonly label: string;
}

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
