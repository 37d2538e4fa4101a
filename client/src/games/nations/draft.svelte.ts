/**
 * A move being put together, of tile, payment, replacement and what goes back. The server is asked what comes of
 * it; nothing is sent until it is whole: then the small moves of the chain go one by one.
 */

import { t } from '@/shared/text.svelte';
import type { Reason, Why } from '@/shared/tip.svelte';
import type { AtTable, Foreseen } from '../game';
import { Questions } from '../questions';
import type { Due, Event, Move, NationsView, Outlook, Place, PlayerView, Way } from '@/wire/nations';
import { priceOf, same, type Pieces } from './pieces';
import type { Tile } from './words';

export type Choice =
  { readonly type: 'buy'; readonly place: number } | { readonly type: 'build' } | { readonly type: 'reroll' };

/** An available piece that is meant, by its place in the list. */
interface Meant {
  readonly name: string;
  readonly index: number;
}

const PURCHASE = ['paying', 'replacing', 'returning-dice', 'returning-chits'];

export class Draft {
  readonly #table: AtTable;
  readonly #questions: Questions;
  /** What the server said of the moves put together last. */
  #told = $state.raw<{
    /** Without what goes back, and with it. */
    readonly begun: string;
    readonly moves: string;
    readonly foreseen: Foreseen;
  } | null>(null);
  /** Whether the person has changed what was proposed. */
  #touched = false;
  /** What the person picked in a turn of its own, before anything is sent. */
  #picked = $state<Choice | null>(null);
  /** Which available pieces are meant, by their places in the list. */
  #chosen = $state<readonly number[]>([]);
  #slot = $state<number | null>(null);
  #returned = $state<number>(0);
  sending = $state(false);
  asksToPass = $state(false);

  readonly view: NationsView = $derived.by(() => this.#table.view as NationsView);
  readonly mine: boolean = $derived.by(
    () => this.#table.playing && this.view.seat !== null && this.view.to_act.includes(this.view.seat),
  );
  /** Whose board is in front: the viewer's own, or for a spectator that of the player to act. */
  readonly player: PlayerView = $derived.by(() => {
    const { seat, to_act, order, players } = this.view;
    const found = players[seat ?? this.#table.watched ?? to_act[0] ?? order[0] ?? 0];
    if (!found) throw new Error('a view without players');
    return found;
  });

  readonly choice: Choice | null = $derived.by(() => {
    const { stage, buying } = this.view;
    if (!this.mine) return null;
    if (PURCHASE.includes(stage)) return buying === null ? { type: 'build' } : { type: 'buy', place: buying };
    if (stage === 'rolling') return { type: 'reroll' };
    return stage === 'turn' ? this.#picked : null;
  });

  /** Whether nothing else is left to do in a turn. */
  readonly onlyPass: boolean = $derived.by(
    () => this.mine && this.view.stage === 'turn' && this.view.moves.every(({ type }) => type === 'Pass'),
  );

  readonly mayPass: boolean = $derived.by(
    () => this.mine && this.view.moves.some(({ type }) => type === 'Pass'),
  );

  readonly tile: Tile | null = $derived.by(() => {
    if (this.choice?.type === 'buy') return this.view.board[this.choice.place]?.tile ?? null;
    return this.choice?.type === 'build' ? this.player.construction : null;
  });

  /** What is to be paid now or in this purchase; null once it is paid. */
  readonly price: Due | null = $derived.by(() => {
    const { stage, due } = this.view;
    if (!this.mine) return null;
    if (due) return due;
    if (stage !== 'turn') return null;
    if (this.choice?.type === 'buy') return priceOf(this.view, this.choice.place);
    return this.choice?.type === 'build' ? (this.#views[0]?.due ?? null) : null;
  });

  /** The moves put together so far, from where the match stands, but for what goes back. */
  readonly #begun: readonly Move[] = $derived.by(() => {
    const { choice, pieces, slot } = this;
    const { stage } = this.view;
    if (!this.mine) return [];
    if (stage === 'books') return [{ type: 'UseBooks', pieces }];
    if (stage === 'famine' || stage === 'war') return [{ type: 'Pay', pieces }];
    if (!choice) return [];
    const chain: Move[] = stage === 'turn' ? [first(choice)] : [];
    if (choice.type === 'reroll') return [...chain, { type: 'Roll', pieces }];
    if (stage === 'turn' || stage === 'paying') chain.push({ type: 'Pay', pieces });
    if (this.replaces && slot !== null) chain.push({ type: 'Replace', slot });
    return chain;
  });
  readonly moves: readonly Move[] = $derived.by(() => {
    const asked = !this.#begun.length || this.#told?.begun === JSON.stringify(this.#begun);
    const back = asked ? this.#offered('ReturnDice', 'ReturnChits')[this.returned] : undefined;
    return back ? [...this.#begun, back] : this.#begun;
  });

  readonly #foreseen: Foreseen | null = $derived.by(() =>
    this.#told?.moves === JSON.stringify(this.moves) ? this.#told.foreseen : null,
  );
  readonly #composed = $derived.by(() => (this.choice || this.#begun.length ? this.#told : null));
  /** What would be seen after each of the moves, and before what one shows; the last known ones until there is
   * an answer. */
  readonly #views: readonly NationsView[] = $derived.by(() => {
    const { views = [], certain = null } = this.#composed?.foreseen ?? {};
    return (certain ? [...views, certain] : views) as readonly NationsView[];
  });
  /** The view that what is put together leads to, as far as anybody can know. */
  readonly then: NationsView = $derived.by(() => this.#views.at(-1) ?? this.view);

  /** Why what is chosen so far cannot be sent; null also until that is known. */
  readonly hindrance: Why | null = $derived.by(() => this.#foreseen?.why ?? null);
  readonly #events: readonly Event[] = $derived.by(() => (this.#foreseen?.events ?? []) as readonly Event[]);
  /** The tiles that leave the game with it. */
  readonly leaving: readonly string[] = $derived.by(() =>
    this.#events.flatMap((event) => (event.type === 'Left' ? [event.tile] : [])),
  );

  /** The player then. */
  readonly after: PlayerView = $derived.by(() => this.then.players[this.player.seat] ?? this.player);
  /** Whether what is put together can be done, so that it is known what is left. */
  readonly whole: boolean = $derived.by(() => this.#composed?.foreseen.why === null);

  /** What famine or war would bring then; while it is being paid, with what goes into it. */
  outlook(kind: 'famine' | 'war'): Outlook {
    return (this.view.stage === kind ? this.player : this.after)[kind];
  }

  readonly ways: readonly Way[] = $derived.by(() => {
    if (!this.mine) return [];
    return this.view.stage === 'turn' ? (this.#views[0]?.ways ?? []) : this.view.ways;
  });

  readonly pieces: Pieces = $derived.by(() => this.meant.map(({ name }) => name));
  readonly chosen: ReadonlySet<number> = $derived.by(() => new Set(this.#chosen));
  readonly meant: readonly Meant[] = $derived.by(() =>
    this.#chosen.flatMap((index) => {
      const name = this.player.available[index];
      return name === undefined ? [] : [{ name, index }];
    }),
  );
  /** What is chosen, as it is paid: pieces for themselves, and dice that are exchanged two by two, which the server
   * names. */
  readonly payment: { readonly direct: readonly Meant[]; readonly pairs: readonly Meant[][] } = $derived.by(
    () => {
      const paid = this.#events.findLast((event) => event.type === 'Paid') ?? this.way;
      const halves = String(this.hindrance?.facts?.['exchanged'] ?? '');
      const open = [...(paid?.exchanged ?? halves.split(' '))];
      const direct: Meant[] = [];
      const swapped: Meant[] = [];
      for (const each of this.meant) {
        const found = open.indexOf(each.name);
        if (found >= 0) open.splice(found, 1);
        (found < 0 ? direct : swapped).push(each);
      }
      const pairs = Array.from({ length: Math.ceil(swapped.length / 2) }, (_, i) =>
        swapped.slice(2 * i, 2 * i + 2),
      );
      return { direct, pairs };
    },
  );
  /** What the chosen pieces come to, as the server said last; null where it did not. */
  readonly covered: number | null = $derived.by(() => {
    if (!this.#told || !this.price) return null;
    const { why } = this.#told.foreseen;
    if (!why) return this.price.amount;
    return why.facts?.['held'] === undefined ? null : Number(why.facts['held']);
  });

  /** What is said of the payment, if it is one. */
  readonly way: Way | null = $derived.by(
    () => this.ways.find(({ pieces }) => same(pieces, this.pieces)) ?? null,
  );

  /** Where the tile that is bought would go. */
  readonly to: Place['to'] = $derived.by(() =>
    this.choice?.type === 'buy' ? (this.view.board[this.choice.place]?.to ?? null) : null,
  );
  readonly replaces: boolean = $derived.by(
    () => this.to === 'developments' && ['turn', 'paying', 'replacing'].includes(this.view.stage),
  );
  readonly slot: number | null = $derived.by(() => {
    if (this.view.replacing !== null) return this.view.replacing;
    return this.replaces ? (this.#slot ?? this.player.spare) : null;
  });

  /** The ways to give back dice for the development that leaves, the least worth first. */
  readonly diceBack: Pieces[] = $derived.by(() => this.#offered('ReturnDice').map((move) => move.pieces));
  /** The numbers of used reroll chits that may go back for the advisor that leaves, the most first. */
  readonly chitsBack: number[] = $derived.by(() => this.#offered('ReturnChits').map((move) => move.used));

  #offered<T extends Move['type']>(...types: readonly T[]): Extract<Move, { type: T }>[] {
    const offers = (move: Move): move is Extract<Move, { type: T }> =>
      types.some((type) => type === move.type);
    const found = [this.view, ...this.#views].find(({ moves }) => moves.some(offers));
    return found?.moves.filter(offers) ?? [];
  }

  readonly returned: number = $derived.by(() =>
    Math.min(this.#returned, Math.max(this.diceBack.length, this.chitsBack.length, 1) - 1),
  );

  /** Whether pieces are being chosen: for a payment, a reroll or books. */
  readonly choosing: boolean = $derived.by(
    () => this.mine && (this.price !== null || this.choice?.type === 'reroll' || this.view.stage === 'books'),
  );

  /** The table went away; what was on its way is let go. */
  #closed = false;

  constructor(table: AtTable) {
    this.#table = table;
    this.#questions = new Questions(table);
  }

  /** Asks what comes of what is put together, and proposes a payment where there was none yet. */
  async #ask(): Promise<void> {
    const { moves, view } = this;
    if (!moves.length) return;
    const foreseen = await this.#questions.ask(moves);
    if (this.#closed || !foreseen || this.view !== view) return;
    const now = JSON.stringify(moves);
    if (now !== JSON.stringify(this.moves)) return;
    this.#told = { begun: JSON.stringify(this.#begun), moves: now, foreseen };
    if (!this.#touched && !this.pieces.length && this.ways[0]?.pieces.length) {
      this.choose(this.ways[0].pieces);
      await this.#ask();
    } else if (!foreseen.why && JSON.stringify(this.moves) !== now) await this.#ask();
  }

  /** What was said is in another language now. */
  askAgain(): void {
    void this.#ask();
  }

  /** Why a move cannot be made now. */
  whyNot(move: Move): Reason {
    if (this.#table.playing) return this.#questions.why(move);
    return this.#table.pause && this.view.seat === null ? { sentence: t('client-watching-about') } : null;
  }

  whyNotBegin(choice: Choice): Reason {
    return this.offers(choice) ? null : this.whyNot(first(choice));
  }

  close(): void {
    this.#closed = true;
  }

  /** Call this when the position has changed: it makes new proposals. */
  renew(): void {
    if (this.sending || this.#closed) return;
    const { stage } = this.view;
    this.asksToPass = false;
    if (stage !== 'turn' || !this.mine) this.#picked = null;
    if (this.#picked && !this.offers(this.#picked)) this.#picked = null;
    if (!PURCHASE.includes(stage)) this.#slot = null;
    this.#returned = 0;
    this.#told = null;
    this.propose();
  }

  offers(choice: Choice): boolean {
    return this.view.moves.some(
      (move) =>
        (choice.type === 'buy' && move.type === 'Buy' && move.place === choice.place) ||
        (choice.type === 'build' && move.type === 'Build') ||
        (choice.type === 'reroll' && move.type === 'Reroll'),
    );
  }

  pick(choice: Choice): void {
    this.#picked = choice;
    this.#told = null;
    this.#slot = null;
    this.#returned = 0;
    this.asksToPass = false;
    this.propose();
  }

  /** The thriftiest payment, or the books worth most. */
  propose(): void {
    this.#touched = false;
    const { choice, view } = this;
    const proposed = view.stage === 'turn' && choice?.type === 'buy' ? view.proposals[choice.place] : null;
    this.choose(proposed ?? this.ways[0]?.pieces ?? []);
  }

  choose(pieces: Pieces): void {
    const open = this.player.available.map((name, index) => ({ name, index }));
    this.#chosen = pieces.flatMap((wanted) => {
      const found = open.findIndex((each) => each.name === wanted);
      return found < 0 ? [] : open.splice(found, 1).map((each) => each.index);
    });
    this.#changed();
  }

  #changed(): void {
    this.#returned = 0;
    void this.#ask();
  }

  otherWay(): void {
    const now = this.ways.findIndex((way) => same(way.pieces, this.pieces));
    const next = this.ways[(now + 1) % this.ways.length];
    if (next) this.choose(next.pieces);
  }

  toggle(index: number): void {
    const chosen = this.#chosen.includes(index)
      ? this.#chosen.filter((each) => each !== index)
      : [...this.#chosen, index];
    this.#chosen = chosen;
    this.#touched = true;
    this.#changed();
  }

  /** The thriftiest choice with this piece in it; or the piece alone, which then says what is wrong with it. */
  async with(index: number): Promise<void> {
    const { choice } = this;
    const name = this.player.available[index] ?? '';
    if (!choice) return;
    const after = (await this.#questions.ask([first(choice)]))?.views[0] as NationsView | undefined;
    if (this.#closed || this.choice !== choice) return;
    this.choose(after?.ways.find(({ pieces }) => pieces.includes(name))?.pieces ?? []);
    if (this.#chosen.includes(index)) return;
    const twin = this.#chosen.find((each) => this.player.available[each] === name);
    this.#chosen = this.#chosen.filter((each) => each !== twin);
    this.toggle(index);
  }

  replace(slot: number): void {
    this.#slot = slot;
    this.#changed();
  }

  giveBack(option: number): void {
    this.#returned = option;
    void this.#ask();
  }

  cancel(): void {
    if (PURCHASE.includes(this.view.stage) || this.view.stage === 'rolling') void this.undo();
    else this.#picked = null;
    this.propose();
  }

  /** Take back the last action as a whole. */
  async undo(): Promise<void> {
    let before: string;
    do {
      before = this.view.stage;
      if (!(await this.#table.undo()) || this.#closed) return;
      // The stage stays where others are asked first.
    } while (this.mine && PURCHASE.includes(this.view.stage) && this.view.stage !== before);
  }

  /** Send what was put together. */
  async commit(): Promise<void> {
    if (this.sending) return;
    if (!this.#foreseen) await this.#ask();
    if (this.#closed || this.hindrance) return;
    await this.#send(...this.moves);
  }

  async decline(): Promise<void> {
    await this.#send({ type: 'Decline' });
  }

  /** Asks first, unless nothing else is left to do. */
  passOrAsk(): void {
    if (this.asksToPass || this.onlyPass) void this.pass();
    else this.asksToPass = true;
  }

  async pass(): Promise<void> {
    await this.#send({ type: 'Pass' });
  }

  async #send(...moves: readonly Move[]): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      for (const move of moves) if (!(await this.#table.play(move)) || this.#closed) return;
    } finally {
      this.sending = false;
      this.renew();
    }
  }
}

function first(choice: Choice): Move {
  if (choice.type === 'buy') return { type: 'Buy', place: choice.place };
  return choice.type === 'build' ? { type: 'Build' } : { type: 'Reroll' };
}
