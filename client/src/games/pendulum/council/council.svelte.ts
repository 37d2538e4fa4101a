/** What somebody means to take in the council: nothing is sent before all of it is chosen. */

import type { AutomaAdvanced, AutomaTook, CouncilBegan, Event, Move, RewardTaken } from '@/wire/pendulum';
import type { Entry } from '../../game';
import { taking } from '../candidates';
import { cardNamed, DATA, RESOURCES, type Resource, type Track } from '../data';
import type { Play } from '../play.svelte';

export class Reward {
  readonly #play: Play;
  steps = $state.raw<readonly Track[]>([]);
  card = $state<string | null>(null);
  /** For a cost of any resources. */
  mix = $state.raw<Readonly<Record<Resource, number>> | null>(null);
  sending = $state(false);

  constructor(play: Play) {
    this.#play = play;
  }

  /** How many steps are still to be taken. */
  readonly due: number = $derived.by(() =>
    this.#play.player.choosing === 'steps' ? this.#play.player.choosing_number : 0,
  );
  readonly mine: boolean = $derived.by(
    () => this.#play.seat !== null && ['steps', 'reward'].includes(this.#play.player.choosing),
  );
  /** Steps of the printed reward are taken by themselves: its card has been chosen. */
  readonly asksCard: boolean = $derived.by(() => this.mine && !this.taken());
  /** What is still to be chosen; null: nothing. */
  readonly lacks: 'steps' | 'card' | 'payment' | null = $derived.by(() => {
    if (this.steps.length !== this.due) return 'steps';
    if (!this.asksCard) return null;
    if (this.card === null) return 'card';
    const { cost, kind } = cardNamed(this.card);
    return cost.any && kind === 'immediate' && this.mix === null ? 'payment' : null;
  });
  readonly whole: boolean = $derived.by(() => this.mine && this.lacks === null);

  /** What would be sent for this card, with any steps that are still to be chosen. */
  chain(card: string): Move[] {
    const step = this.#play.find('Step')[0];
    const steps = step ? Array<Move>(this.due).fill(step) : [];
    return [...steps, taking(card, this.#play.player)];
  }

  taken(): boolean {
    return taken(this.#play.table.log).some((event) => event.seat === this.#play.seat);
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
    const { steps, card, mix } = this;
    const asksCard = this.asksCard;
    let goesOn = true;
    for (const track of steps) goesOn = goesOn && (await this.#play.table.play({ type: 'Step', track }));
    if (goesOn && asksCard && card) await this.#play.table.play({ type: 'TakeReward', card, ...(mix ?? {}) });
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

interface Tie {
  readonly higher: number;
  readonly lower: number;
  readonly votes: number;
}

/** Neighbours in the new order who had as many votes: who stood lower before is higher now (COU-4). */
export function ties(log: readonly Entry[]): Tie[] {
  const { order, votes } = began(log) ?? { order: [], votes: [] };
  return order.slice(1).flatMap((lower, index) => {
    const higher = order[index];
    if (higher === undefined || votes[higher] !== votes[lower]) return [];
    return [{ higher, lower, votes: votes[lower] ?? 0 }];
  });
}

/** What happened since this council began. */
function since(log: readonly Entry[]): Event[] {
  const all = events(log);
  return all.slice(all.findLastIndex((event) => event.type === 'CouncilBegan') + 1);
}

/** Which player took which reward in this council. */
export function taken(log: readonly Entry[]): RewardTaken[] {
  return since(log).filter((event): event is RewardTaken => event.type === 'RewardTaken');
}

/** Which Automa took which reward in this council. */
export function automasTook(log: readonly Entry[]): AutomaTook[] {
  return since(log).filter((event): event is AutomaTook => event.type === 'AutomaTook');
}

/** What an Automa gained by its turn in this council. */
export function automaGained(log: readonly Entry[], automa: number): number {
  return since(log)
    .filter((event): event is AutomaAdvanced => event.type === 'AutomaAdvanced' && event.automa === automa)
    .reduce((sum, event) => sum + event.points, 0);
}

export function stepsOf(side: 'small' | 'large', place: number): number {
  return DATA.sides[side].steps[place] ?? 0;
}

/** All mixes of so many resources that are held. */
export function mixes(count: number, held: Readonly<Record<string, number>>): Record<Resource, number>[] {
  const found: Record<Resource, number>[] = [];
  const most = RESOURCES.map((name) => held[name] ?? 0);
  for (let military = 0; military <= Math.min(count, most[0] ?? 0); military++)
    for (let culture = 0; culture <= Math.min(count - military, most[1] ?? 0); culture++) {
      const gold = count - military - culture;
      if (gold <= (most[2] ?? 0)) found.push({ military, culture, gold });
    }
  return found;
}
