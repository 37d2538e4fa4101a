import { expect, test } from 'vitest';
import { afterwards, inTurn } from '@/shared/frames.svelte';

/** Until after the next one. */
const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

test('each part takes a frame, with those within it before those that wait, and the rest comes after', async () => {
  const done: string[] = [];
  afterwards(() => done.push('log'));
  inTurn(() => {
    done.push('area');
    inTurn(() => done.push('top row'));
    inTurn(() => done.push('bottom row'));
    afterwards(() => done.push('flight'));
  });
  inTurn(() => done.push('mat'));
  for (const most of [1, 2, 3, 4, 5, 6]) {
    await frame();
    expect(done.length).toBeLessThanOrEqual(most);
  }
  expect(done).toEqual(['area', 'top row', 'bottom row', 'mat', 'log', 'flight']);
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
