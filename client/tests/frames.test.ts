import { expect, test, vi } from 'vitest';
import { afterwards, inTurn } from '@/shared/frames.svelte';

/** Until after the next one. */
const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Does something that takes so many milliseconds. */
function work(milliseconds: number): void {
  const begun = performance.now();
  while (performance.now() - begun < milliseconds);
}

test('a part that takes long has a frame, with those within it before those that wait, and the rest comes after', async () => {
  const done: string[] = [];
  const draw = (what: string): void => {
    done.push(what);
    work(5);
  };
  afterwards(() => draw('log'));
  inTurn(() => {
    draw('area');
    inTurn(() => draw('top row'));
    inTurn(() => draw('bottom row'));
    afterwards(() => draw('flight'));
  });
  inTurn(() => draw('mat'));
  for (const most of [1, 2, 3, 4, 5, 6]) {
    await frame();
    expect(done.length).toBeLessThanOrEqual(most);
  }
  expect(done).toEqual(['area', 'top row', 'bottom row', 'mat', 'log', 'flight']);
});

test('parts that take little share a frame', async () => {
  const done: string[] = [];
  inTurn(() => {
    done.push('area');
    inTurn(() => done.push('row'));
  });
  inTurn(() => done.push('mat'));
  await frame();
  await frame();
  expect(done).toEqual(['area', 'row', 'mat']);
});

test('a part that fails does not hold up the others', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  const done: string[] = [];
  inTurn(() => {
    throw new Error('broken');
  });
  inTurn(() => done.push('mat'));
  expect(() => vi.runAllTimers()).toThrow('broken');
  vi.runAllTimers();
  vi.useRealTimers();
  expect(done).toEqual(['mat']);
});

test('what is taken back is not done, and the others keep their order', async () => {
  const done: string[] = [];
  inTurn(() => done.push('first'));
  const takeBack = inTurn(() => done.push('gone'));
  inTurn(() => done.push('second'));
  takeBack();
  inTurn(() => done.push('third'));
  afterwards(() => done.push('gone too'))();
  for (let frames = 0; frames < 6; frames++) await frame();
  expect(done).toEqual(['first', 'second', 'third']);
});
