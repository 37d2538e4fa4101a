/** What the rules of a game show beside their sentences. */

import type { View } from './game';

interface Term {
  /** One of our icons; without, it is a card that has a name and no symbol. */
  readonly icon?: string;
  readonly name: string;
  readonly text: string;
}

export interface Handbook {
  /** The catalogues with its words, besides that of the game and its rules. */
  readonly texts: readonly string[];
  /** The icon of each section, by the letters its rules begin with. */
  readonly icons: Readonly<Record<string, string>>;
  /** Symbols and cards in words, in groups with a title. */
  readonly terms: () => readonly { readonly title: string; readonly terms: readonly Term[] }[];
  /** The keys of its table, with the ids of what they do. */
  readonly keys: readonly (readonly [string, string])[];
  /** The rule in question now: `BOO-1`. */
  readonly now: (view: View) => string | null;
}
