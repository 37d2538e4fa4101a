import { afterEach, expect, test, vi } from 'vitest';
import type { Link } from '@/server/connection';
import { connect, FakeSocket, last } from './fakeSocket';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a client goes where its table is, and to the others when its server is gone', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const links: Link[] = [];
  const connection = connect('in', links);
  const home = `${location.origin.replace('http', 'ws')}/api/tables/abc/live?invite=in`;
  expect(last().address).toBe(home);
  last().say({ type: 'Bye', code: 'elsewhere', text: '', retry: 0, address: 'http://two:1', ticket: 't' });
  expect(last().address).toBe('ws://two:1/api/tables/abc/live?invite=in&ticket=t');
  expect(links).toEqual([]);
  last().say({
    type: 'Welcome',
    stream: 's',
    version: 1,
    others: { addresses: ['https://three'], ticket: 'u' },
  });
  last().onclose?.();
  vi.advanceTimersByTime(300);
  expect(last().address).toBe(home);
  last().onclose?.();
  vi.advanceTimersByTime(700);
  expect(last().address).toBe('wss://three/api/tables/abc/live?invite=in&ticket=u');
  connection.close();
});

test('servers that send one to another without end are given a while', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const connection = connect(null);
  const before = FakeSocket.all.length;
  for (let turn = 0; turn < 10; turn++)
    last().say({ type: 'Bye', code: 'elsewhere', text: '', retry: 0, address: `http://host:${turn}` });
  expect(FakeSocket.all.length - before).toBe(3);
  connection.close();
});
