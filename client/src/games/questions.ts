/** Questions to the table about moves: each is asked once for a position, and answers are kept for a moment. */

import type { Why } from '@/shared/tip.svelte';
import type { AtTable, Foreseen, View } from './game';

/** Milliseconds for which an answer is good: time alone may change what is allowed. */
const KEPT = 1000;

export class Questions {
  readonly #table: AtTable;
  #answers = new Map<string, Promise<Foreseen | null>>();
  /** The position that the answers are about. */
  #about: View | null = null;

  constructor(table: AtTable) {
    this.#table = table;
  }

  /** What would come of these moves, one after the other; null where nobody can be asked. */
  ask(moves: readonly object[], views = false): Promise<Foreseen | null> {
    const { view } = this.#table;
    if (this.#about !== view) this.#answers.clear();
    this.#about = view;
    const question = JSON.stringify([moves, views]);
    const known = this.#answers.get(question);
    if (known) return known;
    const asked = this.#table.ask?.(moves, views) ?? Promise.resolve(null);
    this.#answers.set(question, asked);
    void asked.then(() =>
      setTimeout(() => {
        if (this.#answers.get(question) === asked) this.#answers.delete(question);
      }, KEPT),
    );
    return asked;
  }

  /** Why the first of these moves that would be refused is; null if none is. */
  async why(...moves: readonly object[]): Promise<Why | null> {
    return (await this.ask(moves))?.why ?? null;
  }
}
