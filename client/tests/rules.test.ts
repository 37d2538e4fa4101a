import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { handbook as nations } from '@/games/nations/handbook';
import { handbook as pendulum } from '@/games/pendulum/handbook';
import { CARD_IDS } from '@/games/pendulum/data';
import { find, loadTexts } from '@/shared/text.svelte';
import { rulesOf, sectionsOf } from '@/table/rules';
import { positions } from './positions';
import { played } from './played';
import type { View } from '@/games/game';

const GAMES = [
  { game: 'nations', handbook: nations, views: positions as readonly View[] },
  {
    game: 'pendulum',
    handbook: pendulum,
    views: played<{ positions: readonly View[] }>('pendulum').positions,
  },
];
const icons = readFileSync('src/style/icons.svg', 'utf-8');

beforeAll(() =>
  loadTexts('core', 'client', ...GAMES.flatMap(({ game }) => [game, `${game}-rules`, `client-${game}`])),
);

describe.each(GAMES)('the handbook of $game', ({ game, handbook, views }) => {
  it('has a title and a picture for every section', () => {
    const sections = sectionsOf(rulesOf(game), '');
    expect(sections.flatMap(({ rules }) => rules)).toEqual(rulesOf(game));
    for (const { section } of sections) {
      expect(find(`client-${game}-section-${section}`), section).toBeDefined();
      expect(icons).toContain(`id="${handbook.icons[section] ?? section}"`);
    }
  });

  it('knows the rule in question at every moment', () => {
    const known = new Set(rulesOf(game).map(({ id }) => id));
    for (const view of views) expect(known).toContain(handbook.now(view));
  });

  it('has symbols and cards with pictures that exist, and names of their own', () => {
    const terms = handbook.terms().flatMap((group) => group.terms);
    expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length);
    for (const { icon } of terms) expect(icons).toContain(`id="${icon ?? ''}"`);
  });

  it('has words for every key', () => {
    for (const [, what] of handbook.keys) expect(find(what), what).toBeDefined();
  });
});

it('tells what every card of Pendulum does', () => {
  const cards = pendulum.terms().at(-1)?.terms ?? [];
  expect(cards).toHaveLength(CARD_IDS.length);
});

it('finds rules by their text and their number, in their sections', () => {
  const rules = rulesOf('nations');
  expect(sectionsOf(rules, ' fam-1 ').map(({ section }) => section)).toEqual(['FAM']);
  const found = sectionsOf(rules, 'wonder').flatMap(({ rules: some }) => some);
  expect(found.length).toBeGreaterThan(1);
  for (const { text } of found) expect(text.toLowerCase()).toContain('wonder');
  expect(sectionsOf(rules, 'no such thing')).toEqual([]);
});
