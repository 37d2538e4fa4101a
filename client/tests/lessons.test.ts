import { beforeAll, describe, expect, it } from 'vitest';
import { games } from '@/games';
import type { AtTable } from '@/games/game';
import { chapters as ofNations } from '@/games/nations/lessons';
import { find, loadTexts, unmarked } from '@/shared/text.svelte';
import { needed } from './calls';
import { positions } from './positions';

beforeAll(() =>
  loadTexts(
    'core',
    'client',
    'nations-tiles',
    ...games.flatMap(({ name }) => [name, `client-${name}`, `client-lessons-${name}`]),
  ),
);

/** A table at the beginning of everything. */
const PENDULUM = {
  view: { phase: 'round', moves: [], players: [], timers: {}, achievement: 'elite-troops', seat: 0 },
} as unknown as AtTable;
const NATIONS = { view: positions[0] } as unknown as AtTable;

describe('lessons', () => {
  it.each(games.map((game) => [game.name, game] as const))('of %s have their texts', async (name, game) => {
    const lessons = ((await game.chapters?.()) ?? []).flatMap((chapter) => chapter.lessons);
    expect(lessons.length).toBeGreaterThan(12);
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length);
    const table = name === 'nations' ? NATIONS : PENDULUM;
    const ids = lessons.flatMap(({ id, points }) => [
      `client-lesson-${name}-${id}`,
      ...points(table).map(({ says }) => `client-lesson-${name}-${id}-${says ?? 'text'}`),
    ]);
    expect(ids.filter((id) => !needed.has(id))).toEqual([]);
  });

  it('of Nations tell of every position without a gap', () => {
    for (const view of positions) {
      const table = { view, log: [], names: [], options: {} } as unknown as AtTable;
      for (const { id, facts, points } of ofNations.flatMap((chapter) => chapter.lessons))
        for (const { at, says } of points(table)) {
          const text = find(`client-lesson-nations-${id}-${says ?? 'text'}`, facts?.(table)) ?? '';
          expect(unmarked(text)).not.toMatch(/\$|\{|nations-/);
          expect(document.querySelector(at)).toBeNull();
        }
    }
  });

  it.each(games.map((game) => [game.name, game] as const))(
    'of %s are passed by nothing but doing',
    async (name, game) => {
      const table = name === 'nations' ? NATIONS : PENDULUM;
      for (const chapter of (await game.chapters?.()) ?? [])
        for (const lesson of chapter.lessons) expect(lesson.done?.(table, []) ?? false).toBe(false);
    },
  );
});
