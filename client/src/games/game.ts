/** What the shared parts know of a game, and what a game knows of the table it is played at. */

import type { Component, Snippet } from 'svelte';
import type { Preset } from '@/wire/http';
import type { Speech } from '@/shared/sentences';
import { joined, t, type Facts } from '@/shared/text.svelte';
import type { Why } from '@/shared/tip.svelte';
import type { Handbook } from './handbook';

export interface View {
  readonly seat: number | null;
  readonly to_act: readonly number[];
  /** What the viewer may do now. */
  readonly moves: readonly object[];
}

export interface Happening {
  readonly type: string;
}

export interface Entry {
  readonly seat: number | null;
  readonly events: readonly Happening[];
  /** Tells entries apart on this page. */
  readonly key: number;
}

export interface Seated {
  readonly name: string;
  readonly kind: 'open' | 'person' | 'bot';
  readonly here: boolean;
}

/** What is told of an event where the eye is. */
export interface Narrated {
  /** What it changed, by the names things on the table carry in `data-spot`. */
  readonly spots: readonly string[];
  /** Whether it has a shorter sentence (`GAME-told-TYPE`) than the log's. */
  readonly brief?: boolean;
  /** What it cost, drawn beside its sentence. */
  readonly cost?: { readonly amount: number; readonly icon: string; readonly name: string } | undefined;
}

/** So many entries are known at most: with every update all of them are looked through. */
export const LOG_LENGTH = 400;

/** A table as a game sees it: live or in a replay. */
export interface AtTable {
  readonly view: View;
  /** Whether the viewer holds a seat and the match goes on. */
  readonly playing: boolean;
  /** The seat a spectator or a replay looks at; null: whoever is to act. */
  readonly watched: number | null;
  /** What happened so far, an entry of the record an item, as far back as it is known. */
  readonly log: readonly Entry[];
  /** What the last update brought; empty after a whole view. */
  readonly fresh: readonly Happening[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly Seated[];
  /** By seat; the viewer is `You`. */
  readonly names: readonly string[];
  /** Resolves when the position after the move is there, or to false when it was refused. */
  play(move: object): Promise<boolean>;
  undo(): Promise<boolean>;
  /** What would come of these moves of the viewer, one after the other; null: the connection has ended.
   * Missing in a replay. */
  ask?(moves: readonly object[]): Promise<Foreseen | null>;
  /** What each of these chains of moves would bring, or why not. Missing in a replay. */
  tryOut?(chains: readonly (readonly object[])[]): Promise<readonly Trial[]>;
  /** Table time in milliseconds, pauses taken out; it goes on between updates. */
  now(): number;
  /** Stops the time of the table for all; missing in a replay. */
  pause?(): void;
  /** Whether the table is stopped: nobody can move. */
  readonly rests?: boolean;
}

/** Who it is, for a sentence: `$seat` tells the viewer from others, `$player` is the name. */
export function whose(table: Pick<AtTable, 'view' | 'names'>, seat: number): Facts {
  return { seat: seat === table.view.seat ? 'you' : 'other', player: table.names[seat] ?? '' };
}

export interface Trial {
  /** Why the first of the moves that fails would be refused; null: none would. */
  readonly why: Why | null;
  /** What the moves that lead on would bring. */
  readonly events: readonly Happening[];
}

/** Several players in a sentence; the viewer has no capital there. `other` names seats that nobody has. */
export function listed(
  table: Pick<AtTable, 'view' | 'names'>,
  seats: readonly number[],
  other: (seat: number) => string = () => '',
): string {
  return joined(
    seats.map((seat) => (seat === table.view.seat ? t('core-you') : (table.names[seat] ?? other(seat)))),
  );
}

export interface Foreseen extends Trial {
  /** After each of the moves that lead on; the next one fails, or shows something that nobody can know yet. */
  readonly views: readonly View[];
  /** In the midst of one that shows it, just before that; null: none does, or nobody says. */
  readonly certain: View | null;
}

export interface TableProps {
  readonly table: AtTable;
  readonly game: Game;
  /** The bar on top and what stands beside the game, made by the page around it. */
  readonly shell: Shell;
}

export interface Progress {
  readonly label: string;
  /** For a phone. */
  readonly short: string;
  readonly now: number;
  readonly of: number;
}

export interface BarProps {
  readonly progress: Progress;
  readonly prompt: string;
  /** For a phone. */
  readonly short: string;
  /** Whether the prompt is for the viewer. */
  readonly yours: boolean;
  readonly undo: () => void;
  /** Whether the table tells what others do in a place of its own; else the bar does, where it has room. */
  readonly narrates?: boolean;
  readonly action?: Snippet | undefined;
  /** How much room there is; without, what the width of the window says. */
  readonly form?: 'phone' | 'tablet' | 'desktop';
  /** The name of the game where there is little room. */
  readonly name?: string;
  /** What a game shows in the bar itself. */
  readonly middle?: Snippet | undefined;
  /** Opens what has no place on the screen. */
  readonly fold?: { readonly label: string; readonly open: () => void } | undefined;
}

export interface Shell {
  readonly bar: Snippet<[BarProps]>;
  readonly log: Snippet;
  readonly rules: Snippet;
  /** The last things that others did, in a line. */
  readonly narration: Snippet;
  /** A button to plan what to do when the turn comes; missing while there is nothing to plan. */
  readonly ahead?: Snippet | undefined;
  /** Leaves the board for the result; missing where there is none. */
  readonly toResult?: () => void;
  /** Shows a rule by its full id. */
  readonly openRule: (rule: string) => void;
}

export interface ScoreSource {
  readonly key: string;
  readonly name: string;
  /** Which of the fills its bars have. */
  readonly fill: number;
}

export interface ResultProps {
  readonly table: AtTable;
  readonly id: string;
  readonly entries: number;
}

/** What a lesson points at, and says of it. */
export interface Pointer {
  /** A selector. */
  readonly at: string;
  /** The tab that a phone shows it under. */
  readonly tab?: string;
  /** The end of the id of what is said; `text` unless told. */
  readonly says?: string;
  /** Whether it is the way on: the guide has none of its own beside it. */
  readonly onward?: boolean;
}

/** A step of the guided first game; its title is `client-lesson-GAME-ID`, what it says the same with `-text`. */
export interface Lesson {
  readonly id: string;
  /** What it points at, the furthest first: the first that is on the screen counts, else the last. */
  readonly points: (table: AtTable) => readonly Pointer[];
  /** Whether what happened at this table shows that it was done; without, it is only to be read. */
  readonly done?: (table: AtTable, happened: readonly Happening[]) => boolean;
  /** Whether it can no longer be done at this table. */
  readonly lost?: (table: AtTable, happened: readonly Happening[]) => boolean;
  /** What its text tells of the position. */
  readonly facts?: (table: AtTable) => Facts;
}

/** What the own seat did, of one kind: for the events of a game. */
export const ownOf =
  <E extends Happening>() =>
  <T extends E['type']>(table: AtTable, happened: readonly Happening[], type: T): Extract<E, { type: T }>[] =>
    happened.filter(
      (event): event is Extract<E, { type: T }> =>
        event.type === type && 'seat' in event && event.seat === (table.view.seat ?? 0),
    );

/** Lessons at one table. The server knows by the id how it begins, so that each of them can be done there. */
export interface Chapter {
  readonly id: string;
  readonly lessons: readonly Lesson[];
}

/** A game as the client plays it; loaded when it is needed. */
export interface Game extends Speech {
  readonly Table: Component<TableProps>;
  /** The catalogues with its texts. */
  readonly texts: readonly string[];
  /** The types of events that are steps on the way to something that has a line of its own in the log. */
  readonly minor: ReadonlySet<string>;
  /** What a move is about, by the names things on the table carry in `data-spot`. */
  readonly spots: (move: object, view: View) => readonly string[];
  /** What is told of an event as it happens; null: its line in the log is enough. `earlier` are those before it. */
  readonly narrated: (event: Happening, earlier: readonly Happening[]) => Narrated | null;
  /** When an entry happened, in short: `II`. */
  readonly moment: (view: View) => string;
  /** The position in words, a paragraph an item. */
  readonly inWords: (table: AtTable) => string[];
  readonly progress: (view: View) => Progress;
  /** The points by seat; missing with a `Result` of its own. */
  readonly scores?: (view: View) => readonly number[];
  readonly sources: (view: View) => readonly ScoreSource[];
  readonly result: (view: View) => Outcome | null;
  /** How a solo game ended, where it is neither won nor lost. */
  readonly alone?: (table: AtTable) => string;
  /** Why it ended so, in a sentence. */
  readonly why: (table: AtTable) => string;
  /** What the result shows instead of the points over time. */
  readonly Result?: Component<ResultProps>;
  /** Whether its table shows what ended the match before the result does, and goes to it with `toResult`. */
  readonly endsAtTable?: boolean;
  /** Whether time matters: a replay then runs in table time. */
  readonly timed?: boolean;
}

export interface Outcome {
  readonly winners: readonly number[];
  readonly ranking: readonly number[];
  readonly scores: readonly number[];
  readonly sources: readonly Readonly<Record<string, number>>[];
}

/** What the start page needs of a game, small enough to be there at once. */
export interface GameCard {
  readonly name: string;
  readonly Art: Component;
  readonly minutes?: number;
  /** The icons before `GAME-note`, a line about the game for those who do not know it. */
  readonly noted?: readonly string[];
  /** What stands for a preset when a table is set up. */
  readonly presetArt?: () => Promise<Component<{ preset: Preset['id'] }>>;
  readonly load: () => Promise<Game>;
  /** The guided first game, if there is one. */
  readonly chapters?: () => Promise<readonly Chapter[]>;
  readonly handbook?: () => Promise<Handbook>;
}
