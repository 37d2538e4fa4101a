/** A table as the server shows it: one view, patched by every update. */

import {
  LOG_LENGTH,
  type AtTable,
  type Entry,
  type Foreseen,
  type Happening,
  type Seated,
  type Trial,
  type View,
} from '@/games/game';
import { alertAloud } from '@/shared/announce.svelte';
import { soon } from '@/shared/frames.svelte';
import { botName } from '@/shared/level';
import { t } from '@/shared/text.svelte';
import type { Why } from '@/shared/tip.svelte';
import { Connection, type Link } from './connection';
import type {
  Advised,
  ChatLine,
  Happened,
  Premoves,
  Refused,
  TableView,
  Update,
  Welcome,
  Why as WhyRefused,
} from './messages';
import { apply, type Json } from './patch';

const NO_VIEW: View = { seat: null, to_act: [], moves: [] };
const REFUSAL_SHOWN = 6000;

function plain(moves: readonly object[]): Record<string, unknown>[] {
  return moves.map((move) => ({ ...move }));
}

function told(why: WhyRefused | null): Why | null {
  return why && { sentence: why.text, rule: why.rule, brief: 'seconds' in why.facts, facts: why.facts };
}

export class LiveTable implements AtTable {
  readonly id: string;
  /** The invite in the link that this person came with. */
  readonly invite: string | null;
  info = $state.raw<TableView | null>(null);
  #view = $state.raw<View | null>(null);
  seat = $state<number | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  /** What the last update brought; empty after a whole view. */
  fresh = $state.raw<readonly Happening[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  muted = $state.raw<readonly number[]>([]);
  /** What the own seat plans and may plan; null for who only watches. */
  premoves = $state.raw<Premoves | null>(null);
  refusal = $state.raw<Refused | null>(null);
  link = $state<Link>('connecting');
  linkText = $state('');
  retryAt = $state(0);
  delay = $state<number | null>(null);
  /** Server time minus `performance.now()`. */
  offset = $state(0);
  watched = $state<number | null>(null);
  /** Counts own moves and undos: each makes earlier hints void. */
  choices = $state(0);
  version = 0;
  #keys = 0;
  #reached: { version: number; done: () => void }[] = [];
  #connection: Connection;
  #refusalTimer: ReturnType<typeof setTimeout> | undefined;

  readonly started: boolean = $derived.by(() => this.#view !== null);
  readonly view: View = $derived.by(() => this.#view ?? NO_VIEW);
  readonly playing: boolean = $derived.by(() => this.seat !== null && this.info?.status === 'playing');
  readonly options: Readonly<Record<string, unknown>> = $derived.by(() => this.info?.options ?? {});
  readonly seats: readonly Seated[] = $derived.by(() =>
    (this.info?.seats ?? []).map((seat) => ({
      name: seat.kind === 'bot' ? botName(seat.seat) : seat.name || botName(seat.seat),
      kind: seat.kind,
      here: seat.kind === 'bot' || seat.present,
    })),
  );
  readonly names: readonly string[] = $derived.by(() =>
    this.seats.map((seat, number) => (number === this.seat ? t('client-you') : seat.name)),
  );
  /** Whether there is a move to take back: at once, when all agree, or with a refusal that says why not. */
  readonly hasMoved: boolean = $derived(this.playing && this.log.some((entry) => entry.seat === this.seat));

  constructor(id: string, invite: string | null) {
    this.id = id;
    this.invite = invite;
    this.#connection = new Connection(id, invite, {
      welcome: (message) => soon(() => this.#welcome(message)),
      update: (message) => soon(() => this.#update(message)),
      premoves: (message) => soon(() => (this.premoves = message)),
      refused: (message) => this.#refused(message),
      link: (state, retryIn, text) => this.#linked(state, retryIn, text),
      measured: (delay, offset) => {
        this.delay = Math.round(delay);
        if (!Number.isNaN(offset)) this.offset = offset;
      },
    });
  }

  close(): void {
    this.#connection.close();
  }

  async play(move: object): Promise<boolean> {
    return this.#ask((id) => ({ type: 'Command', id, move: { ...move } }));
  }

  async undo(): Promise<boolean> {
    return this.#ask((id) => ({ type: 'Undo', id }));
  }

  /** Plan something for when the turn comes; null: nothing. */
  async plan(premove: object | null): Promise<boolean> {
    return this.#ask((id) => ({ type: 'SetPremove', id, premove: premove && { ...premove } }));
  }

  /** The best moves of the own seat; null when there are none to be had. */
  async hint(): Promise<readonly Advised[] | null> {
    this.refusal = null;
    const reply = await this.#connection.ask((id) => ({ type: 'Hint', id }));
    return reply?.type === 'Hints' ? reply.hints : null;
  }

  async ask(moves: readonly object[]): Promise<Foreseen | null> {
    const reply = await this.#connection.ask((id) => ({ type: 'Ask', id, moves: plain(moves) }));
    if (reply?.type === 'Refused')
      return { why: { sentence: reply.text }, events: [], views: [], certain: null };
    if (reply?.type !== 'Answer') return null;
    const { why, events, views, certain } = reply;
    return {
      why: told(why),
      events: events as readonly Happening[],
      views: views as readonly View[],
      certain: certain as View | null,
    };
  }

  async tryOut(chains: readonly (readonly object[])[]): Promise<readonly Trial[]> {
    const reply = await this.#connection.ask((id) => ({ type: 'Try', id, chains: chains.map(plain) }));
    if (reply?.type === 'Refused')
      return chains.map(() => ({ why: { sentence: reply.text, brief: true }, events: [] }));
    if (reply?.type !== 'Tried') return [];
    return reply.trials.map(({ why, events }) => ({
      why: told(why),
      events: events as readonly Happening[],
    }));
  }

  answer(agree: boolean): void {
    this.#connection.tell({ type: 'Agree', agree });
  }

  now(): number {
    const time = this.info?.time;
    if (!time) return 0;
    return time.running ? time.at + performance.now() + this.offset - time.since : time.at;
  }

  get rests(): boolean {
    return !!this.info?.pause;
  }

  /** Milliseconds until the table goes on by itself after a stop; null while it runs, or waits for somebody. */
  goesOnIn(): number | null {
    const ends = this.info?.pause?.ends ?? null;
    return ends === null ? null : Math.max(0, ends - performance.now() - this.offset);
  }

  pause(): void {
    this.#connection.tell({ type: 'Pause' });
  }

  resume(ready: boolean): void {
    this.#connection.tell({ type: 'Resume', ready });
  }

  async say(text: string): Promise<boolean> {
    return this.#ask((id) => ({ type: 'Chat', id, text }));
  }

  mute(seat: number, muted: boolean): void {
    this.#connection.tell({ type: 'Mute', seat, muted });
  }

  standIn(seat: number, bot: string): void {
    this.#connection.tell({ type: 'StandIn', seat, bot });
  }

  free(seat: number): void {
    this.#connection.tell({ type: 'Free', seat });
  }

  async #ask(make: Parameters<Connection['ask']>[0]): Promise<boolean> {
    this.refusal = null;
    const reply = await this.#connection.ask(make);
    if (!reply || reply.type === 'Refused') return false;
    const { version } = reply;
    if (this.version < version) {
      await new Promise<void>((done) => this.#reached.push({ version, done }));
    }
    return true;
  }

  #arrived(version: number): void {
    this.version = version;
    const there = this.#reached.filter((each) => each.version <= version);
    this.#reached = this.#reached.filter((each) => each.version > version);
    for (const each of there) each.done();
  }

  #welcome(message: Welcome): void {
    // Until the first answer to a ping tells it better.
    if (this.delay === null) this.offset = message.server - performance.now();
    this.seat = message.seat;
    this.info = message.table;
    this.#view = message.view as View | null;
    this.log = message.log.map((entry) => this.#entry(entry.seat, entry.events));
    this.fresh = [];
    this.chat = message.chat;
    this.muted = message.muted;
    this.premoves = null;
    this.choices += 1;
    this.#arrived(message.version);
  }

  #update(message: Update): void {
    if (message.taken_back) this.log = this.log.slice(0, -message.taken_back);
    if (message.taken_back || (this.seat !== null && message.seat === this.seat)) this.choices += 1;
    if (message.table !== undefined)
      this.info = apply(this.info as unknown as Json, message.table as Json) as unknown as TableView;
    if (message.events) {
      const entry = this.#entry(message.seat ?? null, message.events);
      this.log = [...this.log.slice(1 - LOG_LENGTH), entry];
      this.fresh = entry.events;
    } else this.fresh = [];
    if (message.view !== undefined)
      this.#view = apply(this.#view as unknown as Json, message.view as Json) as unknown as View;
    if (message.chat) this.chat = [...this.chat, message.chat];
    this.#arrived(message.version);
  }

  #entry(seat: number | null, events: Happened['events']): Entry {
    return { seat, events: events as readonly Happening[], key: this.#keys++ };
  }

  #refused(message: Refused): void {
    this.refusal = message;
    alertAloud(message.text);
    clearTimeout(this.#refusalTimer);
    this.#refusalTimer = setTimeout(() => (this.refusal = null), REFUSAL_SHOWN);
  }

  #linked(state: Link, retryIn: number, text: string): void {
    this.link = state;
    this.linkText = text;
    this.retryAt = state === 'lost' ? performance.now() + retryIn : 0;
  }
}
