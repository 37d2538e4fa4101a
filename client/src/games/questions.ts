/** Questions to the table about moves: each is asked once for a position, and those of one moment go together. */

import { language } from '@/shared/text.svelte';
import type { Why } from '@/shared/tip.svelte';
import type { AtTable, Foreseen, Trial, View } from './game';

/** Milliseconds for which an answer is good that time alone may change. */
export const KEPT = 1000;
/** So many chains fit into one message. */
const AT_ONCE = 64;

export type Chain = readonly object[];

interface Waiting {
  readonly chain: Chain;
  readonly settle: (trial: Trial) => void;
}

const UNKNOWN: Trial = { why: null, events: [] };

export class Questions {
  readonly #table: AtTable;
  #trials = new Map<string, Promise<Trial>>();
  #foreseen = new Map<string, Promise<Foreseen | null>>();
  #waiting: Waiting[] = [];
  /** The position that the answers are about, and whether nobody could move in it. */
  #about: View | null = null;
  #rested = false;

  constructor(table: AtTable) {
    this.#table = table;
  }

  /** What would come of these moves, one after the other; null where nobody can be asked, or of no moves. */
  ask(moves: Chain): Promise<Foreseen | null> {
    if (!moves.length) return Promise.resolve(null);
    return this.#once(
      this.#foreseen,
      moves,
      () => this.#table.ask?.(moves) ?? Promise.resolve(null),
      () => true,
    );
  }

  /** Why the first of these moves that would be refused is; null if none is. */
  async why(...moves: Chain): Promise<Why | null> {
    return (await this.tryOut(...moves)).why;
  }

  /** What these moves would bring, or why not. */
  tryOut(...moves: Chain): Promise<Trial> {
    if (!moves.length) return Promise.resolve(UNKNOWN);
    return this.#once(
      this.#trials,
      moves,
      () =>
        new Promise<Trial>((settle) => {
          if (!this.#waiting.length) queueMicrotask(() => this.#send());
          this.#waiting.push({ chain: moves, settle });
        }),
      // What privilege grants for a moment is refused later, though nothing has changed.
      ({ why }) => why === null || !!why.brief,
    );
  }

  #once<T>(
    known: Map<string, Promise<T>>,
    moves: Chain,
    find: () => Promise<T>,
    brief: (told: T) => boolean,
  ): Promise<T> {
    const { view, rests = false } = this.#table;
    if (this.#about !== view || this.#rested !== rests) {
      this.#trials.clear();
      this.#foreseen.clear();
    }
    this.#about = view;
    this.#rested = rests;
    const question = language() + JSON.stringify(moves);
    const before = known.get(question);
    if (before) return before;
    const asked = find();
    known.set(question, asked);
    void asked.then((told) => {
      if (brief(told)) setTimeout(() => known.get(question) === asked && known.delete(question), KEPT);
    });
    return asked;
  }

  #send(): void {
    const all = this.#waiting;
    this.#waiting = [];
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const part = all.slice(from, from + AT_ONCE);
      const asked = this.#table.tryOut?.(part.map(({ chain }) => chain)) ?? Promise.resolve([]);
      void asked.then((trials) => part.forEach(({ settle }, index) => settle(trials[index] ?? UNKNOWN)));
    }
  }
}
