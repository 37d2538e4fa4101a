import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { follow } from '@/shared/follow';

let frames: (() => void)[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.splice(frame - 1, 1));
});
afterEach(() => vi.unstubAllGlobals());

const frame = (): void => frames.splice(0).forEach((act) => act());

it('tells where something is at once, when it has moved or grown, and not again', () => {
  const element = document.createElement('div');
  let box = new DOMRect(1, 2, 3, 4);
  element.getBoundingClientRect = () => box;
  const told: DOMRect[] = [];
  const stop = follow(element, (where) => told.push(where));
  expect(told).toEqual([box]);
  frame();
  expect(told).toHaveLength(1);
  for (const next of [new DOMRect(1, 50, 3, 4), new DOMRect(1, 50, 30, 4)]) {
    box = next;
    frame();
    expect(told.at(-1)).toBe(next);
  }
  stop();
  box = new DOMRect(0, 0, 3, 4);
  frame();
  expect(told).toHaveLength(3);
});
