import { afterEach, expect, test, vi } from 'vitest';
import { Connection } from '@/server/connection';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

class FakeSocket {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static readonly all: FakeSocket[] = [];
  readonly readyState = FakeSocket.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(): void {}
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const last = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('no socket');
  return socket;
};

test('a client goes where its table is, and to the others when its server is gone', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('WebSocket', FakeSocket);
  const none = (): void => undefined;
  const links: string[] = [];
  const connection = new Connection('abc', 'in', {
    welcome: none,
    update: none,
    premoves: none,
    refused: none,
    measured: none,
    link: (state) => links.push(state),
  });
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
  vi.stubGlobal('WebSocket', FakeSocket);
  const none = (): void => undefined;
  const connection = new Connection('abc', null, {
    welcome: none,
    update: none,
    premoves: none,
    refused: none,
    measured: none,
    link: none,
  });
  const before = FakeSocket.all.length;
  for (let turn = 0; turn < 10; turn++)
    last().say({ type: 'Bye', code: 'elsewhere', text: '', retry: 0, address: `http://host:${turn}` });
  expect(FakeSocket.all.length - before).toBe(3);
  connection.close();
});
