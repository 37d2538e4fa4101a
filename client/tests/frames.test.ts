import { expect, test } from 'vitest';
import { inTurn } from '@/shared/frames.svelte';

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));

test('each takes a frame, and what comes with it goes before those that wait', async () => {
  const done: string[] = [];
  inTurn(() => {
    done.push('area');
    inTurn(() => done.push('top row'));
    inTurn(() => done.push('bottom row'));
  });
  inTurn(() => done.push('mat'));
  for (const most of [1, 2, 3, 4]) {
    await frame();
    expect(done.length).toBeLessThanOrEqual(most);
  }
  await frame();
  expect(done).toEqual(['area', 'top row', 'bottom row', 'mat']);
});

test('what is taken back is not done, and the others keep their order', async () => {
  const done: string[] = [];
  inTurn(() => done.push('first'));
  const takeBack = inTurn(() => done.push('gone'));
  inTurn(() => done.push('second'));
  takeBack();
  inTurn(() => done.push('third'));
  for (let frames = 0; frames < 5; frames++) await frame();
  expect(done).toEqual(['first', 'second', 'third']);
});
