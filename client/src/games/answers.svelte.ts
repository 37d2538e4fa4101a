import type { Chain } from './questions';

/**
 * Answers to questions that change with what is shown, each question a chain of moves; an empty one is not asked.
 * Old answers stay until all new ones are there. Make it while a component begins: it has an effect.
 */
export class Answers<Answer> {
  #known = $state.raw<ReadonlyMap<string, Answer>>(new Map());

  constructor(questions: () => readonly Chain[], ask: (...chain: Chain) => Promise<Answer>) {
    $effect(() => {
      let past = false;
      const asked = questions()
        .filter((chain) => chain.length)
        .map(async (chain) => [JSON.stringify(chain), await ask(...chain)] as const);
      void Promise.all(asked).then((answers) => {
        if (!past) this.#known = new Map(answers);
      });
      return () => (past = true);
    });
  }

  /** What was said of these moves; undefined: nothing yet. */
  of(...chain: Chain): Answer | undefined {
    return this.#known.get(JSON.stringify(chain));
  }
}
