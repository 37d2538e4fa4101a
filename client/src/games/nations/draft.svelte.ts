/**
 * A move being put together. Nothing is sent until it is whole: then the small moves of the chain go one by
 * one, and each is sent only if the server offers it.
 */

import { t } from '@/shared/text.svelte';
import type { Why } from '@/shared/tip.svelte';
import type { AtTable } from '../game';
import type { Move, NationsView, PlayerView } from '@/wire/nations';
import { needs, proposedBooks } from './forecast';
import { describe, problem, returns, thrifty, type Price, type Way } from './payments';
import { isDie, same, shown, without, type Pieces } from './pieces';
import type { Tile } from './words';

export type Choice =
  { readonly type: 'buy'; readonly place: number } | { readonly type: 'build' } | { readonly type: 'reroll' };

const PURCHASE = ['paying', 'replacing', 'returning-dice', 'returning-chits'];

export class Draft {
  readonly #table: AtTable;
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
  /** Whose board lies in front: one's own, or for a spectator the one of who is to act. */
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

  readonly tile: Tile | null = $derived.by(() => {
    if (this.choice?.type === 'buy') return this.view.board[this.choice.place]?.tile ?? null;
    return this.choice?.type === 'build' ? this.player.construction : null;
  });

  /** What is to be paid now or in this purchase; null once it is paid. */
  readonly price: Price | null = $derived.by(() => {
    const { stage, due, board } = this.view;
    if (!this.mine) return null;
    if (due) return due;
    if (stage !== 'turn') return null;
    if (this.choice?.type === 'buy') {
      const symbol = this.tile?.kind === 'colony' ? 'strength' : 'gold';
      return { symbol, amount: board[this.choice.place]?.price ?? 0 };
    }
    return this.tile?.kind === 'wonder' ? { symbol: 'stone', amount: this.tile.stone } : null;
  });

  readonly ways: Way[] = $derived.by(() =>
    this.price ? thrifty(this.player.available, this.price, needs(this.view)) : [],
  );

  readonly pieces: Pieces = $derived.by(() =>
    this.#chosen.map((index) => this.player.available[index]).filter((name) => name !== undefined),
  );
  readonly chosen: ReadonlySet<number> = $derived.by(() => new Set(this.#chosen));
  /** What would still be available afterwards. */
  readonly left: Pieces = $derived.by(() => without(this.player.available, this.pieces));

  readonly way: Way | null = $derived.by(() =>
    this.price ? describe(this.pieces, this.player.available, this.price, needs(this.view)) : null,
  );

  readonly replaces: boolean = $derived.by(
    () => this.tile?.kind === 'development' && ['turn', 'paying', 'replacing'].includes(this.view.stage),
  );
  readonly slot: number | null = $derived.by(() => {
    if (this.view.replacing !== null) return this.view.replacing;
    return this.replaces ? (this.#slot ?? this.#leastSlot()) : null;
  });

  /** The ways to give back dice for the development that leaves. */
  readonly diceBack: string[][] = $derived.by(() => {
    const old = this.slot === null ? undefined : this.player.developments[this.slot];
    if (!old || !this.tile) return [];
    const paid = this.pieces.filter((name) => name.startsWith(old.colour)).length;
    const used = (this.player.used_dice[old.colour] ?? 0) + paid;
    return returns(this.left, old.colour, used, old.dice);
  });
  /** The numbers of used reroll chits that may go back for the advisor that leaves. */
  readonly chitsBack: number[] = $derived.by(() => {
    const { advisor, rerolls, used_rerolls } = this.player;
    if (this.tile?.kind !== 'advisor' || advisor?.kind !== 'advisor') return [];
    const owed = advisor.rerolls;
    return Array.from({ length: owed + 1 }, (_, n) => owed - n).filter(
      (used) => used <= used_rerolls && owed - used <= rerolls,
    );
  });
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
  }

  #leastSlot(): number {
    const worth = this.player.developments.map(
      (each) => each.points * 4 + each.dice * 3 + (each.colour === 'white' ? 0 : 6),
    );
    return worth.indexOf(Math.min(...worth));
  }

  close(): void {
    this.#closed = true;
  }

  /** Call when a new position lies on the table: proposals are made anew. */
  renew(): void {
    if (this.sending || this.#closed) return;
    const { stage } = this.view;
    this.asksToPass = false;
    if (stage !== 'turn' || !this.mine) this.#picked = null;
    if (this.#picked && !this.offers(this.#picked)) this.#picked = null;
    if (!PURCHASE.includes(stage)) this.#slot = null;
    this.#returned = 0;
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
    this.#slot = null;
    this.#returned = 0;
    this.asksToPass = false;
    this.propose();
  }

  /** The thriftiest payment, or the books worth most. */
  propose(): void {
    if (this.mine && this.view.stage === 'books') this.choose(proposedBooks(this.view, this.player));
    else this.choose(this.ways[0]?.pieces ?? []);
  }

  choose(pieces: Pieces): void {
    const open = this.player.available.map((name, index) => ({ name, index }));
    this.#chosen = pieces.flatMap((wanted) => {
      const found = open.findIndex((each) => each.name === wanted);
      return found < 0 ? [] : open.splice(found, 1).map((each) => each.index);
    });
    this.#returned = 0;
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
    this.#returned = 0;
  }

  /** The thriftiest choice with this piece in it; or why it cannot be in it. */
  with(index: number): Why | null {
    const name = this.player.available[index] ?? '';
    const barred = this.barred(name);
    if (barred) return barred;
    const way = this.ways.find(({ pieces }) => pieces.includes(name));
    this.choose(way?.pieces ?? []);
    if (!this.#chosen.includes(index)) {
      const twin = this.#chosen.find((each) => this.player.available[each] === name);
      this.#chosen = [...this.#chosen.filter((each) => each !== twin), index];
    }
    return null;
  }

  replace(slot: number): void {
    this.#slot = slot;
    this.#returned = 0;
  }

  giveBack(option: number): void {
    this.#returned = option;
  }

  /** Why a piece cannot be part of what is being chosen. */
  barred(name: string): Why | null {
    if (this.view.stage === 'books')
      return shown([name], 'book')
        ? null
        : { sentence: t('nations-refused-no-book-on-it'), rule: 'nations.BOO-1' };
    if (this.choice?.type === 'reroll' && !isDie(name))
      return { sentence: t('client-nations-only-dice-roll'), rule: 'nations.RER-1' };
    if (this.price && problem([name], this.price) === 'piece-does-not-show-it')
      return this.#refused('piece-does-not-show-it', 'PAY-2');
    return null;
  }

  /** Why what is chosen so far cannot be sent. */
  readonly hindrance: Why | null = $derived.by(() => {
    if (this.choice?.type === 'reroll')
      return this.pieces.length
        ? null
        : { sentence: t('nations-refused-nothing-to-roll'), rule: 'nations.RER-1' };
    if (!this.price) return null;
    const wrong = problem(this.pieces, this.price);
    return wrong && this.#refused(wrong, wrong === 'piece-does-not-show-it' ? 'PAY-2' : 'PAY-1');
  });

  #refused(reason: string, rule: string): Why {
    const symbol = this.price?.symbol ?? 'gold';
    const facts = {
      symbol,
      'symbol-name': t(`nations-${symbol}`),
      needed: this.price?.amount ?? 0,
      held: shown(this.pieces, symbol),
    };
    return { sentence: t(`nations-refused-${reason}`, facts), rule: `nations.${rule}` };
  }

  cancel(): void {
    if (PURCHASE.includes(this.view.stage) || this.view.stage === 'rolling') void this.undo();
    else this.#picked = null;
    this.propose();
  }

  /** Take back the last action as a whole. */
  async undo(): Promise<void> {
    do {
      if (!(await this.#table.undo()) || this.#closed) return;
    } while (PURCHASE.includes(this.view.stage) && this.#table.mayUndo);
  }

  /** Send what was put together. */
  async commit(): Promise<void> {
    const { choice, pieces, slot } = this;
    const back = this.diceBack[this.returned];
    const chits = this.chitsBack[this.returned];
    if (this.hindrance || this.sending) return;
    await this.#send((stage) => {
      if (stage === 'turn' && choice) return first(choice);
      if (stage === 'paying') return { type: 'Pay', pieces };
      if (stage === 'rolling') return { type: 'Roll', pieces };
      if (stage === 'replacing' && slot !== null) return { type: 'Replace', slot };
      if (stage === 'returning-dice' && back) return { type: 'ReturnDice', pieces: back };
      if (stage === 'returning-chits' && chits !== undefined) return { type: 'ReturnChits', used: chits };
      return null;
    });
  }

  async settle(): Promise<void> {
    const { pieces } = this;
    if (this.hindrance || this.sending) return;
    await this.#send(
      (stage) => (stage === 'books' ? { type: 'UseBooks', pieces } : { type: 'Pay', pieces }),
      1,
    );
  }

  async decline(): Promise<void> {
    await this.#send(() => ({ type: 'Decline' }), 1);
  }

  async pass(): Promise<void> {
    await this.#send(() => ({ type: 'Pass' }), 1);
  }

  async #send(next: (stage: string) => Move | null, most = 4): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      const stages = new Set<string>();
      for (let count = 0; count < most && this.mine && !stages.has(this.view.stage); count++) {
        stages.add(this.view.stage);
        const move = next(this.view.stage);
        if (!move || !(await this.#table.play(move)) || this.#closed) return;
      }
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
