/** How far somebody is in the guided games that are played on this device, by table. */

import { SvelteMap } from 'svelte/reactivity';
import type { AtTable, Lesson } from '@/games/game';

interface Progress {
  /** The number of the lesson. */
  readonly at: number;
  /** Put aside for a while. */
  readonly aside: boolean;
}

const KEY = 'sandtable.guides';

function read(): [string, Progress][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, Progress][];
  } catch {
    return [];
  }
}

const guides = new SvelteMap<string, Progress>(read());

function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...guides]));
  } catch {
    // A browser that stores nothing is guided until the page is closed.
  }
}

export function beginGuide(table: string): void {
  guides.set(table, { at: 0, aside: false });
  save();
}

export function endGuide(table: string): void {
  guides.delete(table);
  save();
}

export function isGuided(table: string): boolean {
  return guides.has(table);
}

/** The lessons of one table, one after the other. */
export class Guide {
  readonly #id: string;
  readonly #table: AtTable;
  readonly lessons: readonly Lesson[];

  readonly at: number = $derived.by(() => guides.get(this.#id)?.at ?? 0);
  readonly aside: boolean = $derived.by(() => guides.get(this.#id)?.aside ?? true);
  readonly lesson: Lesson | undefined = $derived.by(() => this.lessons[this.at]);
  /** Whether the lesson has to wait for the table. */
  readonly waits: boolean = $derived.by(() => this.lesson?.when?.(this.#table) === false);
  /** Whether the table has seen what the lesson asks for, now or before it was reached. */
  readonly done: boolean = $derived.by(() => this.lesson?.done?.(this.#table) ?? false);

  constructor(id: string, table: AtTable, lessons: readonly Lesson[]) {
    this.#id = id;
    this.#table = table;
    this.lessons = lessons;
  }

  next(): void {
    if (this.at + 1 < this.lessons.length) this.#set({ at: this.at + 1, aside: this.aside });
    else endGuide(this.#id);
  }

  putAside(aside: boolean): void {
    this.#set({ at: this.at, aside });
  }

  #set(progress: Progress): void {
    guides.set(this.#id, progress);
    save();
  }
}
