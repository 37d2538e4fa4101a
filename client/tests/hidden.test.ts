import { afterEach, expect, test, vi } from 'vitest';
import type { Link } from '@/server/connection';
import { whileHidden } from '@/shared/hidden';
import { connect, last } from './fakeSocket';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a worker beats while the page is not seen, and only then', () => {
  const workers = new Set<FakeWorker>();
  class FakeWorker {
    onmessage: (() => void) | null = null;
    constructor() {
      workers.add(this);
    }
    terminate(): void {
      workers.delete(this);
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  const act = vi.fn();
  const end = whileHidden(act);
  expect(workers.size).toBe(0);
  hide(true);
  expect(workers.size).toBe(1);
  for (const worker of workers) worker.onmessage?.();
  expect(act).toHaveBeenCalledTimes(1);
  hide(false);
  expect(workers.size).toBe(0);
  hide(true);
  end();
  expect(workers.size).toBe(0);
  hide(true);
  expect(workers.size).toBe(0);
});

let now = 0;

/** As in a page that is not seen: a minute passes, and then a timer comes. */
function rest(): void {
  now += 60_000;
  vi.advanceTimersByTime(4000);
}

test('a line is kept while pings are answered, however rare, and lost when one is not', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const links: Link[] = [];
  const connection = connect(null, links);
  const socket = last();
  socket.onopen?.();
  // Often at first.
  vi.advanceTimersByTime(8000);
  expect(socket.pings.length).toBeGreaterThan(5);
  for (let minute = 0; minute < 3; minute++) {
    socket.answer();
    rest();
    expect(socket.pings).toHaveLength(1);
  }
  expect(links).not.toContain('lost');
  rest();
  expect(links).toContain('lost');
  connection.close();
});
