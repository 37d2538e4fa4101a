/** The guided first games: how far the person is in them, on all their devices. */

import type { Chapter, Happening, Lesson } from '@/games/game';
import { api } from '@/server/api';
import type { LiveTable } from '@/server/live.svelte';
import { go, to } from '@/shared/route.svelte';
import { remember } from '@/shared/language';
import { save, settings, type Progress } from '@/shared/settings.svelte';

/** Tables that were left in the middle of a chapter; older ones are forgotten. */
const MOST = 8;

function keep(guides: readonly (readonly [string, Progress])[]): void {
  settings.guides = Object.fromEntries(guides.slice(-MOST));
  save();
}

/** Deals the table of a chapter and goes there. */
export async function beginChapter(game: string, chapter: string): Promise<void> {
  const { table } = await api.quickStart({ game, name: settings.name || null, lesson: chapter });
  const progress = { chapter, at: 0, since: table.entries, aside: false };
  keep([...Object.entries(settings.guides), [table.table, progress]]);
  // Who had no name until now is known to the server from here on.
  void api.me().then(remember, () => undefined);
  go(to.table(table.table));
}

/** Forgets the table, which nobody needs any more. */
export function endGuide(table: string): void {
  keep(Object.entries(settings.guides).filter(([id]) => id !== table));
}

export function isGuided(table: string): boolean {
  return table in settings.guides;
}

/** The lessons of one table, one after the other. */
export class Guide {
  readonly #table: LiveTable;
  readonly chapters: readonly Chapter[];
  #leaving = false;

  readonly #progress: Progress | undefined = $derived.by(() => settings.guides[this.#table.id]);
  readonly #chapter: number = $derived.by(() =>
    Math.max(
      0,
      this.chapters.findIndex(({ id }) => id === this.#progress?.chapter),
    ),
  );
  readonly #lessons: readonly Lesson[] = $derived.by(() => this.chapters[this.#chapter]?.lessons ?? []);
  readonly aside: boolean = $derived.by(() => this.#progress?.aside ?? true);
  /** Missing: the chapter is over. */
  readonly lesson: Lesson | undefined = $derived.by(() => this.#lessons[this.#progress?.at ?? 0]);
  /** Counted over all chapters, from 1. */
  readonly number: number = $derived.by(
    () =>
      this.chapters.slice(0, this.#chapter).reduce((sum, { lessons }) => sum + lessons.length, 0) +
      Math.min((this.#progress?.at ?? 0) + 1, this.#lessons.length),
  );
  readonly count: number = $derived.by(() =>
    this.chapters.reduce((sum, { lessons }) => sum + lessons.length, 0),
  );
  readonly next: Chapter | undefined = $derived.by(() => this.chapters[this.#chapter + 1]);

  /** What happened since the chapter began, as far back as the log reaches. */
  readonly happened: readonly Happening[] = $derived.by(() => {
    const { log, info } = this.#table;
    const since = (info?.entries ?? 0) - (this.#progress?.since ?? 0);
    return since > 0 ? log.slice(-since).flatMap((entry) => entry.events) : [];
  });
  readonly done: boolean = $derived.by(() => this.lesson?.done?.(this.#table, this.happened) ?? false);
  readonly lost: boolean = $derived.by(
    () => !this.done && (this.lesson?.lost?.(this.#table, this.happened) ?? false),
  );

  constructor(table: LiveTable, chapters: readonly Chapter[]) {
    this.#table = table;
    this.chapters = chapters;
  }

  /** On to the next lesson. */
  advance(): void {
    this.#set({ at: (this.#progress?.at ?? 0) + 1 });
  }

  putAside(aside: boolean): void {
    this.#set({ aside });
  }

  /** Opens the table of the next chapter, or of this one again, and removes the current table. */
  async turnTo(chapter: string): Promise<void> {
    await this.#leave(() => beginChapter(this.#table.info?.game ?? '', chapter));
  }

  async restart(): Promise<void> {
    await this.turnTo(this.#progress?.chapter ?? '');
  }

  async finish(): Promise<void> {
    await this.#leave(() => go(to.start));
  }

  /** Once, however often it is asked for. */
  async #leave(go: () => Promise<void> | void): Promise<void> {
    if (this.#leaving) return;
    this.#leaving = true;
    try {
      await go();
    } catch {
      this.#leaving = false;
      return;
    }
    endGuide(this.#table.id);
    await api.close(this.#table.id);
  }

  #set(change: Partial<Progress>): void {
    const progress = this.#progress;
    if (!progress) return;
    keep(Object.entries({ ...settings.guides, [this.#table.id]: { ...progress, ...change } }));
  }
}
