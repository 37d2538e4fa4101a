import { beforeAll, describe, expect, it } from 'vitest';
import { games } from '@/games';
import type { AtTable, Entry } from '@/games/game';
import { lessons as ofNations } from '@/games/nations/lessons';
import { nations } from '@/games/nations/nations';
import { lessons as ofPendulum } from '@/games/pendulum/lessons';
import { pendulum } from '@/games/pendulum/pendulum';
import { find, loadTexts, unmarked } from '@/shared/text.svelte';
import { needed } from './calls';
import { events, positions } from './positions';

beforeAll(() =>
  loadTexts(
    'core',
    'client',
    ...nations.texts,
    ...pendulum.texts,
    ...games.map(({ name }) => `client-lessons-${name}`),
  ),
);

describe('lessons', () => {
  it.each(games.map((game) => [game.name, game] as const))('of %s have their texts', async (name, game) => {
    const lessons = (await game.lessons?.()) ?? [];
    expect(lessons.length).toBeGreaterThan(8);
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length);
    const ids = lessons.flatMap(({ id }) => [
      `client-lesson-${name}-${id}`,
      `client-lesson-${name}-${id}-text`,
    ]);
    expect(ids.filter((id) => !needed.has(id))).toEqual([]);
    // The last is there to be read, so that nobody loses the guide in mid-sentence.
    expect(lessons.at(-1)?.done).toBeUndefined();
  });

  it('of Nations tell of every position without a gap', () => {
    for (const view of positions) {
      const log: Entry[] = [{ seat: view.seat, events, key: 0 }];
      const table = { view, log: view.age > 1 ? log : [], names: [], options: {} } as unknown as AtTable;
      for (const { id, facts, shows } of ofNations) {
        const text = find(`client-lesson-nations-${id}-text`, facts?.(table)) ?? '';
        expect(unmarked(text)).not.toMatch(/\$|\{|nations-/);
        const selector = shows?.(table);
        if (selector) expect(document.querySelector(selector)).toBeNull();
      }
    }
  });

  it('of Nations that ask for something are done in the end', () => {
    const over = positions.find((view) => view.age === 4);
    if (!over) throw new Error('no position of the last age');
    const table = { view: over, log: [], names: [] } as unknown as AtTable;
    const left = ofNations.filter((lesson) => lesson.done && !lesson.done(table)).map((lesson) => lesson.id);
    expect(left).toEqual([]);
  });

  it('of Pendulum that ask for something are done in the second round, whatever the log still holds', () => {
    const view = { phase: 'round', round: 2, space: 1, moves: [], players: [], seat: 0 };
    const table = { view, log: [], names: [] } as unknown as AtTable;
    const left = ofPendulum.filter((lesson) => lesson.done && !lesson.done(table)).map((lesson) => lesson.id);
    expect(left).toEqual([]);
  });
});
