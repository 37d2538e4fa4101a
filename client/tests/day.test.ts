/** How long it is until a moment, as short as it can be said. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { since, until } from '@/start/day';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 0, 1);
beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

it.each([
  [51.5, '2 days 3 hr'],
  [48.5, '2 days'],
  [300, '12 days'],
  [23.5, '23 hr'],
  [3.5, '3 hr 30 min'],
  [1 / 4, '15 min'],
  [0, '0 min'],
  [-1, '0 min'],
])('is told in one unit, or two where there are few of the first: %d hours', (hours, told) => {
  expect(until(NOW + hours * HOUR)).toBe(told);
});

it('is enough to know roughly how long ago something was', () => {
  expect(since(NOW - 51.5 * HOUR)).toBe('2 days');
});
