/** Hints asked for at a table: on their way, there, or void because the match has moved on. */

import type { LiveTable } from '@/server/live.svelte';
import type { Advised } from '@/server/messages';
import { language } from '@/shared/text.svelte';
import { light } from '@/shared/spotlight.svelte';

export class Advice {
  readonly #table: LiveTable;
  open = $state(false);
  thinking = $state(false);
  #hints = $state.raw<readonly Advised[]>([]);
  #choices = $state(0);
  #language = $state('');

  /** Those that can still be followed. */
  readonly hints: readonly Advised[] = $derived.by(() => {
    if (this.#choices !== this.#table.choices || this.#language !== language()) return [];
    const possible = new Set((this.#table.view.moves ?? []).map((move) => JSON.stringify(move)));
    return this.#hints.filter((hint) => !hint.move || possible.has(JSON.stringify(hint.move)));
  });

  constructor(table: LiveTable) {
    this.#table = table;
  }

  async toggle(): Promise<void> {
    if (this.thinking) this.open = true;
    else if (!this.hints.length) await this.ask();
    else if (this.open) this.close();
    else this.open = true;
  }

  async ask(): Promise<void> {
    this.open = this.thinking = this.#table.info?.hints ?? false;
    const tongue = language();
    const hints = await this.#table.hint();
    this.thinking = false;
    this.#hints = hints ?? [];
    this.#choices = this.#table.choices;
    this.#language = tongue;
    if (!hints) this.close();
  }

  async follow(hint: Advised): Promise<void> {
    this.close();
    await this.#table.play(hint.move as object);
  }

  close(): void {
    this.open = false;
    light();
  }
}
