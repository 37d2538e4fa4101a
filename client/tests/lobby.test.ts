import { expect, it } from 'vitest';
import { passes, quickWish } from '@/start/lobby';
import type { Summary } from '@/server/api';

const summary = (game: string, tempo: Summary['tempo']): Summary =>
  ({ game, tempo, rated: false, seats: [] }) as unknown as Summary;

it.each([
  ['nations', null, true],
  ['pendulum', 'untimed', true],
  ['pendulum', 'timed', false],
] as const)('shows without running timers %s, %s: %s', (game, tempo, shown) => {
  expect(passes({ game: '', only: 'untimed' }, summary(game, tempo))).toBe(shown);
});

it('wants of a quick match what the list is narrowed to, whatever the game', () => {
  expect(quickWish({ game: '', only: '' })).toEqual({ game: null, rated: null, tempo: null });
  expect(quickWish({ game: '', only: 'untimed' })).toEqual({ game: null, rated: null, tempo: 'untimed' });
  expect(quickWish({ game: 'nations', only: 'rated' })).toEqual({
    game: 'nations',
    rated: true,
    tempo: null,
  });
});
