/** What somebody means to take in the council: nothing is sent before all of it is chosen. */

import type { CouncilBegan, Event, Move, PendulumView, TakeReward } from '@/wire/pendulum';
import { Answers } from '../../answers.svelte';
import type { Entry } from '../../game';
import { withCard } from '../candidates';
import { DATA, RESOURCES, type Amounts, type Resource, type Track } from '../data';
import type { Play, Weighed } from '../play.svelte';
import { KEPT } from '../../questions';

/** Steps after which a card can be taken, and the ways to take one then. */
interface Ahead {
  readonly due: number;
  readonly steps: readonly Move[];
  readonly takes: readonly TakeReward[];
}

export class Reward {
  readonly #play: Play;
  steps = $state.raw<readonly Track[]>([]);
  card = $state<string | null>(null);
  /** For a cost of any resources. */
  mix = $state.raw<Readonly<Record<Resource, number>> | null>(null);
  sending = $state(false);
  /** What the table says about what comes after steps. */
  #told = $state.raw<Ahead | null>(null);
  readonly #weighed: Answers<Weighed>;

  constructor(play: Play) {
    this.#play = play;
    this.#weighed = new Answers(
      () => (this.mine ? [this.#stepped, this.#chosen] : []),
      (...moves) => play.weigh(...(moves as Move[])),
    );
    $effect(() => {
      const { due, mine } = this;
      const steps = mine ? play.find('Step') : [];
      if (!due || !steps.length) {
        this.#told = null;
        return;
      }
      let past = false;
      let again: ReturnType<typeof setTimeout> | undefined;
      const look = async (): Promise<void> => {
        const told = await this.#look(due, steps);
        if (past) return;
        this.#told = told;
        if (!told) again = setTimeout(() => void look(), KEPT);
      };
      void look();
      return () => {
        past = true;
        clearTimeout(again);
      };
    });
  }

  /** How many steps are still to be taken. */
  readonly due: number = $derived.by(() =>
    this.#play.player.choosing === 'steps' ? this.#play.player.choosing_number : 0,
  );
  readonly mine: boolean = $derived.by(
    () => this.#play.seat !== null && ['steps', 'reward'].includes(this.#play.player.choosing),
  );
  /** Null until it is known. */
  readonly #ahead: Ahead | null = $derived.by(() => {
    if (!this.due) return { due: 0, steps: [], takes: this.#play.find('TakeReward') };
    return this.#told?.due === this.due ? this.#told : null;
  });
  /** Steps of the printed reward are taken by themselves. */
  readonly asksCard: boolean = $derived.by(() => this.mine && (!this.#ahead || this.#ahead.takes.length > 0));
  /** The ways to pay for the chosen card, where it costs any resources. */
  readonly mixes: readonly TakeReward[] = $derived.by(() =>
    (this.#ahead?.takes ?? []).filter(
      (move) => move.card === this.card && RESOURCES.some((name) => move[name]),
    ),
  );
  /** What is still to be chosen; null: nothing. */
  readonly lacks: 'steps' | 'card' | 'payment' | null = $derived.by(() => {
    if (this.steps.length !== this.due) return 'steps';
    if (!this.asksCard) return null;
    if (this.card === null) return 'card';
    return this.mixes.length && this.mix === null ? 'payment' : null;
  });
  readonly whole: boolean = $derived.by(() => this.mine && this.lacks === null);

  readonly #stepped: readonly Move[] = $derived.by(() =>
    this.steps.map((track) => ({ type: 'Step', track })),
  );
  /** As it would be sent; without the card while steps are missing. */
  readonly #chosen: readonly Move[] = $derived.by(() =>
    this.card === null || this.lacks === 'steps'
      ? this.#stepped
      : [...this.#stepped, this.#taking(this.card)],
  );
  /** What the chosen steps would bring, and what they would with the card; undefined until it is known. */
  readonly gainedBySteps: Amounts | undefined = $derived.by(() => this.#gains(this.#stepped));
  readonly gained: Amounts | undefined = $derived.by(() => this.#gains(this.#chosen));

  #gains(moves: readonly Move[]): Amounts | undefined {
    return moves.length ? this.#weighed.of(...moves)?.gained : {};
  }

  #taking(card: string): Move {
    return { ...withCard('TakeReward', card, this.#ahead?.takes ?? []), ...this.mix };
  }

  /** Null where the table does not say. */
  async #look(due: number, steps: readonly Move[]): Promise<Ahead | null> {
    const found = await Promise.all(
      steps.map(async (step): Promise<Ahead | null> => {
        const chain = Array<Move>(due).fill(step);
        const views = await this.#play.foresee(...chain);
        const moves = views?.[due - 1]?.moves ?? [];
        return views && { due, steps: chain, takes: moves.filter((move) => move.type === 'TakeReward') };
      }),
    );
    const taking = found.find((each) => each?.takes.length);
    return taking ?? (found.includes(null) ? null : { due, steps: [], takes: [] });
  }

  /** What would be sent for this card, with any steps that are still to be chosen; empty until it is known. */
  chain(card: string): Move[] {
    const ahead = this.#ahead;
    return ahead ? [...ahead.steps, withCard('TakeReward', card, ahead.takes)] : [];
  }

  step(track: Track): void {
    this.steps = this.due === 1 ? [track] : [...this.steps, track].slice(-this.due);
  }

  pick(card: string): void {
    this.card = this.card === card ? null : card;
    this.mix = null;
  }

  async take(): Promise<void> {
    if (!this.whole || this.sending) return;
    this.sending = true;
    const moves = this.#chosen;
    let goesOn = true;
    for (const move of moves) goesOn = goesOn && (await this.#play.table.play(move));
    this.steps = [];
    this.card = null;
    this.mix = null;
    this.sending = false;
  }
}

function events(log: readonly Entry[]): Event[] {
  return log.flatMap((entry) => entry.events as readonly Event[]);
}

/** The votes and the order of this council. */
export function began(log: readonly Entry[]): CouncilBegan | null {
  return events(log).findLast((event): event is CouncilBegan => event.type === 'CouncilBegan') ?? null;
}

/** What happened since this council began. */
function since(log: readonly Entry[]): Event[] {
  const all = events(log);
  return all.slice(all.findLastIndex((event) => event.type === 'CouncilBegan') + 1);
}

/** Which seat took which reward in this council; the Automas have the seats behind the player's. */
export function taken(log: readonly Entry[]): { readonly seat: number; readonly card: string }[] {
  return since(log).flatMap((event) => {
    if (event.type === 'AutomaTook') return [{ seat: event.automa, card: event.card }];
    return event.type === 'RewardTaken' ? [{ seat: event.seat, card: event.card }] : [];
  });
}

/** What an Automa got by its turn in this council. */
export function automaGot(
  log: readonly Entry[],
  automa: number,
): { readonly points: number; readonly card: string | null } {
  let points = 0;
  let card: string | null = null;
  for (const event of since(log)) {
    if (!('automa' in event) || event.automa !== automa) continue;
    if (event.type === 'AutomaAdvanced') points += event.points;
    if (event.type === 'AutomaTook') ({ card } = event);
  }
  return { points, card };
}

/** The rewards that lie open, by their places; null: one that was taken, or is not there. */
export function rewardsOf({ rewards, grande_card }: PendulumView): (string | null)[] {
  return [...rewards, grande_card ? 'grande' : null, 'printed'];
}

export function stepsOf(side: 'small' | 'large', place: number): number {
  return DATA.sides[side].steps[place] ?? 0;
}
