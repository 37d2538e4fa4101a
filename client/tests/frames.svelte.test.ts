import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { afterwards, behind, inTurn, soon } from '@/shared/frames.svelte';

/** No time passes but that of `work`. */
let now = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.runAllTimers();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The next one, and what was put off until after it. */
function frame(): void {
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
}

/** Until so many things are done. */
function until(count: number, done: readonly string[]): void {
  for (let frames = 0; done.length < count && frames < 50; frames++) frame();
}

/** Does something that takes so many milliseconds. */
function work(milliseconds: number): void {
  now += milliseconds;
}

test('a part that takes long has a frame, with those within it before those that wait, and the rest comes after', () => {
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
    frame();
    expect(done.length).toBeLessThanOrEqual(most);
  }
  expect(done).toEqual(['area', 'top row', 'bottom row', 'mat', 'log', 'flight']);
});

test('parts that take little share a frame', () => {
  const done: string[] = [];
  inTurn(() => {
    done.push('area');
    inTurn(() => done.push('row'));
  });
  inTurn(() => done.push('mat'));
  frame();
  expect(done).toEqual(['area', 'row', 'mat']);
});

test('a part that fails does not hold up the others', () => {
  const done: string[] = [];
  inTurn(() => {
    throw new Error('broken');
  });
  inTurn(() => done.push('mat'));
  expect(() => vi.runAllTimers()).toThrow('broken');
  vi.runAllTimers();
  expect(done).toEqual(['mat']);
});

test('what is behind follows in its order, with what is newest then, until it is gone', () => {
  const done: string[] = [];
  let view = $state(1);
  const end = $effect.root(() => {
    const follow = (name: string, seen: () => number): void => {
      $effect(() => {
        done.push(`${name} ${seen()}`);
        if (seen() > 1) work(5);
      });
    };
    follow('log', behind(behind(() => view)));
    follow(
      'purple',
      behind(() => view),
    );
    follow(
      'green',
      behind(() => view),
    );
  });
  flushSync();
  for (let frames = 0; frames < 6; frames++) frame();
  expect(done).toEqual(['log 1', 'purple 1', 'green 1']);
  done.length = 0;

  view = 2;
  flushSync();
  expect(done).toEqual([]);
  until(1, done);
  view = 3;
  for (let frames = 0; frames < 12; frames++) frame();
  expect(done).toEqual(['purple 2', 'green 3', 'log 2', 'purple 3', 'log 3']);

  view = 4;
  flushSync();
  end();
  for (let frames = 0; frames < 6; frames++) frame();
  expect(done.length).toBe(5);
});

test('what is taken back is not done, and the others keep their order', () => {
  const done: string[] = [];
  inTurn(() => done.push('first'));
  const takeBack = inTurn(() => done.push('gone'));
  inTurn(() => done.push('second'));
  takeBack();
  inTurn(() => done.push('third'));
  afterwards(() => done.push('gone too'))();
  for (let frames = 0; frames < 6; frames++) frame();
  expect(done).toEqual(['first', 'second', 'third']);
});

test('news are told at once, but after a frame that has something to draw; what waits lets them pass once', () => {
  const done: string[] = [];
  soon(() => done.push('first'));
  expect(done).toEqual(['first']);

  const draw = (what: string): void => {
    done.push(what);
    work(5);
  };
  for (const area of ['purple', 'green', 'black']) afterwards(() => draw(area));
  until(2, done);
  soon(() => draw('second'));
  soon(() => draw('third'));
  expect(done).toEqual(['first', 'purple']);
  until(6, done);
  expect(done).toEqual(['first', 'purple', 'second', 'third', 'green', 'black']);

  frame();
  soon(() => done.push('at once'));
  expect(done.at(-1)).toBe('at once');
});

test('parts wait for news once, not twice in a row', () => {
  const done: string[] = [];
  const draw = (what: string): void => {
    done.push(what);
    work(5);
  };
  for (const area of ['purple', 'green', 'black']) afterwards(() => draw(area));
  for (let frames = 0; frames < 5; frames++) {
    frame();
    soon(() => draw('news'));
  }
  expect(done).toEqual(['purple', 'news', 'news', 'green', 'news', 'news', 'black']);
});

test('a hidden page is told at once', () => {
  const done: string[] = [];
  afterwards(() => {
    done.push('area');
    work(5);
  });
  until(1, done);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  soon(() => done.push('news'));
  expect(done).toEqual(['area', 'news']);
});
