/** What the person at this seat is about to do: the worker chosen, the panel open, the plans made. */

import type { Reason, Why } from '@/shared/tip.svelte';
import type {
  Event,
  Move,
  PendulumOptions,
  PendulumView,
  PlayerView,
  WayView,
  WorkerView,
} from '@/wire/pendulum';
import type { AtTable } from '../game';
import { Questions } from '../questions';
import { LAST_SECONDS, Sand, TableClock } from './board/clock.svelte';
import { AMOUNTS, AREAS, type Amount, type Amounts, type Area } from './data';
import { placing } from './candidates';
import { at, isPlain, waysOf, type Spot } from './ways';
import { inPlay, sameFrame, workerOf, type Stood, type Target } from './mat/workers';

/** Something that takes more than one press, shown where the workers are. */
type Panel =
  | { readonly type: 'act'; readonly worker: number; readonly spot: Spot | null }
  | { readonly type: 'play'; readonly card: string }
  | { readonly type: 'claim' };

/** What would come of moves. */
export interface Weighed {
  readonly why: Why | null;
  /** Without what is lost; a step that is given up is taken off. */
  readonly gained: Amounts;
  readonly lost: number;
}

interface Marked {
  readonly worker: number;
  readonly planning: boolean;
  readonly byItself: boolean;
}

export class Play {
  readonly table: AtTable;
  readonly #questions: Questions;
  readonly clock: TableClock;
  readonly sand: Readonly<Record<Area, Sand>>;
  chosen = $state<number | null>(null);
  planning = $state(false);
  /** Whether it is chosen because no other worker can be placed. Letters then keep their other meanings, and what
   * else can be pressed stays so. */
  byItself = $state(false);
  /** For whom the board is marked: `chosen` and how, drawn a moment later. */
  marked = $state.raw<Marked | null>(null);
  panel = $state.raw<Panel | null>(null);
  /** What is looked at and would be gained, shown on the tracks. */
  preview = $state.raw<Amounts | null>(null);
  /** Whose mat is looked at in the place of the one in front. */
  looking = $state<number | null>(null);
  plans = $state.raw<ReadonlyMap<number, Target>>(new Map());
  #firing = new Set<number>();
  /** The worker that was let go though it is the only one that can be placed. */
  #declined: number | null = null;

  constructor(table: AtTable) {
    this.table = table;
    this.#questions = new Questions(table);
    this.clock = new TableClock(table);
    const of = (area: Area): Sand => new Sand(area, this.clock, () => this.view);
    this.sand = { purple: of('purple'), green: of('green'), black: of('black') };
  }

  readonly options: PendulumOptions = $derived.by(() => this.table.options as unknown as PendulumOptions);
  readonly view: PendulumView = $derived.by(() => this.table.view as PendulumView);
  /** The same all match long: what reads these does not change with every update. */
  readonly side: PendulumView['side'] = $derived.by(() => this.view.side);
  readonly solo: boolean = $derived.by(() => this.view.automas !== null);
  /** The seat of the viewer while the match goes on; null for who only watches. */
  readonly seat: number | null = $derived.by(() => (this.table.playing ? this.view.seat : null));
  /** Whose mat lies in front; who only watches may have any. */
  readonly shown: number = $derived.by(
    () =>
      this.view.seat ??
      this.looking ??
      this.table.watched ??
      this.view.turn ??
      this.view.order.find((each) => this.view.players[each]) ??
      0,
  );
  readonly player: PlayerView = $derived.by(() => {
    const found = this.view.players[this.shown] ?? this.view.players[0];
    if (!found) throw new Error('a view without players');
    return found;
  });
  /** Whether a decision inside an action waits, which must be taken first (WRK-10). */
  readonly choosing: boolean = $derived.by(() => this.seat !== null && this.player.choosing !== '');
  readonly mayPlan: boolean = $derived.by(() => this.seat !== null && this.options.plans);

  /** Milliseconds of sand, in started seconds. */
  left(area: Area): number | null {
    return this.sand[area].left;
  }

  /** Milliseconds until a flip may catch this worker, in the last seconds; else null. */
  caughtIn(worker: WorkerView | undefined): number | null {
    const left = worker?.state === 'free' && worker.place ? this.left(worker.place.area) : null;
    return left !== null && left <= LAST_SECONDS ? left : null;
  }

  mayFlip(area: Area): boolean {
    return this.find('Flip').some((move) => move.timer === area);
  }

  /** The own moves by type: they are asked for by every frame and every worker. */
  readonly #moves: ReadonlyMap<Move['type'], Move[]> = $derived.by(() => {
    const moves = new Map<Move['type'], Move[]>();
    for (const move of this.seat === null ? [] : this.view.moves) {
      const alike = moves.get(move.type);
      if (alike) alike.push(move);
      else moves.set(move.type, [move]);
    }
    return moves;
  });

  find<T extends Move['type']>(type: T): Extract<Move, { type: T }>[] {
    return (this.#moves.get(type) ?? []) as Extract<Move, { type: T }>[];
  }

  /** Where the chosen worker may go; in plan mode everywhere. */
  accepts(target: Target): boolean {
    return this.chosen !== null && this.#accepts(target, this.chosen, this.planning);
  }

  /** Where the marks say that it may go. */
  marks(target: Target): boolean {
    return this.marked !== null && this.#accepts(target, this.marked.worker, this.marked.planning);
  }

  #accepts(target: Target, worker: number, planning: boolean): boolean {
    return planning || this.find('Place').some((move) => move.worker === worker && sameFrame(move, target));
  }

  #onlyMovable(): number | null {
    const [first = null, ...others] = new Set(this.find('Place').map((move) => move.worker));
    return others.length || this.choosing ? null : first;
  }

  /** Chooses the only worker that can be placed; who lets it go is not asked again. */
  chooseTheOnly(): void {
    const only = this.#onlyMovable();
    if (this.byItself && this.chosen !== only) this.chosen = null;
    if (only !== this.#declined) this.#declined = null;
    if (this.chosen === null) this.byItself = false;
    if (only === null || this.#declined !== null || this.chosen !== null || this.panel || this.planning)
      return;
    this.chosen = only;
    this.byItself = true;
  }

  /** Why the first of these moves that would be refused is; null if none is. */
  whyNot(...moves: readonly Move[]): Reason {
    return this.seat === null ? null : this.#questions.why(...moves);
  }

  /** The same, what they would bring at once, and how much of it would be lost to a limit. */
  async weigh(...moves: readonly Move[]): Promise<Weighed> {
    const { seat } = this;
    const { why, events } = await this.#questions.tryOut(...moves);
    const gained: Partial<Record<Amount, number>> = {};
    let lost = 0;
    for (const event of events as readonly Event[]) {
      if (!('seat' in event) || event.seat !== seat) continue;
      if (event.type === 'Swapped') gained[event.give] = (gained[event.give] ?? 0) - 1;
      if (event.type !== 'Gained') continue;
      for (const name of AMOUNTS)
        if (name !== 'any' && event[name]) gained[name] = (gained[name] ?? 0) + event[name];
      lost += event.lost;
    }
    return { why, gained, lost };
  }

  /** What would be seen after each of these moves, up to one that shows something new; null: nobody says. */
  async foresee(...moves: readonly Move[]): Promise<readonly PendulumView[] | null> {
    const foreseen = await this.#questions.ask(moves);
    return foreseen && !foreseen.why ? (foreseen.views as readonly PendulumView[]) : null;
  }

  whyNotThere(target: Target): Reason {
    return this.chosen === null || this.planning ? null : this.whyNot(placing(this.chosen, target));
  }

  /** Why a worker cannot be placed: what speaks against one frame, which for a bound worker is the same in all. */
  whyNotMove(worker: number): Reason {
    return this.whyNot(placing(worker, { area: 'black', row: 'top', frame: 0 }));
  }

  owns(each: Stood): boolean {
    return this.seat !== null && each.seat === this.seat;
  }

  ways(worker: number): WayView[] {
    return this.seat === null ? [] : waysOf(this.view, worker);
  }

  /** Whether a press on a worker does something. */
  mayPress(worker: number): boolean {
    const seen = this.player.workers[worker];
    if (this.seat === null || this.choosing || !seen || !inPlay(seen)) return false;
    return this.mayPlan || this.ways(worker).length > 0 || this.#movable(worker);
  }

  #movable(worker: number): boolean {
    return this.find('Place').some((move) => move.worker === worker);
  }

  /** A press on a worker: a ready one acts, another is chosen or let go. */
  press(worker: number): void {
    const state = this.player.workers[worker]?.state;
    if (this.seat === null || this.choosing || !state) return;
    this.panel = null;
    if (this.byItself && this.chosen === worker && !this.ways(worker).length) this.byItself = false;
    else if (state === 'ready' && !this.planning) this.act(worker);
    else if (this.chosen === worker && !this.planning && this.ways(worker).length) this.ask(worker, null);
    else if (this.chosen === worker) this.letGo();
    else this.choose(worker);
  }

  pressNumber(number: number): void {
    this.press(workerOf(this.player, number));
  }

  choose(worker: number): void {
    const seen = this.player.workers[worker];
    if (this.choosing || !seen || !inPlay(seen)) return;
    const movable = this.#movable(worker);
    if (!movable && !this.mayPlan) return;
    this.planning = this.planning || !movable;
    this.chosen = worker;
    this.byItself = false;
    this.panel = null;
  }

  cancel(): void {
    this.chosen = null;
    this.byItself = false;
    this.planning = false;
    this.panel = null;
    this.preview = null;
  }

  /** The worker that is chosen, or the panel that is open. */
  letGo(): void {
    if (!this.panel) this.#declined = this.#onlyMovable();
    this.cancel();
  }

  /** One thing at a time: no worker waits for a frame meanwhile. */
  #open(panel: Panel): void {
    this.cancel();
    this.panel = panel;
  }

  /** A second press goes back. */
  look(seat: number): void {
    this.looking = this.looking === seat ? null : seat;
  }

  togglePlanning(): void {
    if (this.mayPlan) this.planning = !this.planning;
  }

  /**
   * Whether the chosen worker goes there. The server is asked about a frame that is not among the moves: privilege
   * may still grant it (CLM-2).
   */
  async place(target: Target): Promise<boolean> {
    const worker = this.chosen;
    if (worker === null) return false;
    if (this.planning) {
      this.plan(worker, target);
      return true;
    }
    const move = placing(worker, target);
    if (!this.accepts(target) && !(await this.#questions.tryOut(move)).events.length) return false;
    if (this.chosen !== worker) return false; // Another press came before the answer.
    this.cancel();
    void this.table.play(move);
    return true;
  }

  plan(worker: number, target: Target | null): void {
    this.#setPlan(worker, target);
    this.cancel();
  }

  #setPlan(worker: number, target: Target | null): void {
    const plans = new Map(this.plans);
    if (target) plans.set(worker, target);
    else plans.delete(worker);
    this.plans = plans;
  }

  /** Sends the plans that are allowed now. A worker that waits in a frame acts first. */
  firePlans(): void {
    if (this.table.rests) return;
    for (const [worker, target] of this.plans) {
      const state = this.player.workers[worker]?.state;
      const allowed = this.find('Place').some((move) => move.worker === worker && sameFrame(move, target));
      if (!allowed || (state !== 'free' && state !== 'available') || this.#firing.has(worker)) continue;
      this.#firing.add(worker);
      // One that came too late is kept for the next time.
      void this.table.play(placing(worker, target)).then((done) => {
        this.#firing.delete(worker);
        if (done && this.plans.get(worker) === target) this.#setPlan(worker, null);
      });
    }
  }

  async withdraw(worker: number): Promise<void> {
    this.cancel();
    await this.table.play({ type: 'Withdraw', worker });
  }

  /** At once if there is one plain way, else the ways are offered. */
  act(worker: number, spot: Spot | null = null): void {
    const ways = this.ways(worker).filter(at(spot));
    const plain = ways.filter(isPlain);
    const [only] = plain.length ? plain : ways.filter((way) => way.move.type === 'BoldAct');
    if (only && (plain.length === 1 || (spot && ways.length === 1))) this.send(only.move);
    else if (ways.length) this.ask(worker, spot);
  }

  /** Offers the ways to act, all or those in one box. */
  ask(worker: number, spot: Spot | null): void {
    this.#open({ type: 'act', worker, spot });
  }

  send(move: Move): void {
    this.cancel();
    void this.table.play(move);
  }

  flip(): void {
    const empty = AREAS.filter((area) => this.mayFlip(area));
    const [only] = empty;
    if (only && empty.length === 1) this.send({ type: 'Flip', timer: only });
    else document.querySelector<HTMLElement>('[data-flip]')?.focus();
  }

  playCard(card: string): void {
    const moves = this.find('PlayStratagem').filter((move) => move.card === card);
    const [only] = moves;
    if (only && moves.length === 1) this.send(only);
    else if (moves.length) this.#open({ type: 'play', card });
  }

  claim(): void {
    const claims = this.find('Claim');
    const [only] = claims;
    if (only && claims.length === 1) this.send(only);
    else if (claims.length) this.#open({ type: 'claim' });
  }

  refill(): void {
    const [refill] = this.find('Refill');
    if (refill) this.send(refill);
  }

  pickUp(): void {
    const [pickUp] = this.find('PickUp');
    if (pickUp && !this.choosing) this.send(pickUp);
  }

  /** What could be said there, if that is still what the table waits for. */
  say(shown = this.view): void {
    const { phase, round, space } = this.view;
    const saying = sayingIn(this.view);
    const same = shown.phase === phase && shown.round === round && shown.space === space;
    if (saying && same && saying.type === sayingIn(shown)?.type) this.send(saying);
  }
}

/** Done, ready, or either taken back: what the seat may say then. */
export function sayingIn(view: PendulumView): Move | undefined {
  return view.moves.find((move) => ['Done', 'Undone', 'Ready', 'NotReady'].includes(move.type));
}
