/** A socket that a test speaks through, and a connection over it. */

import { vi } from 'vitest';
import { Connection, type Link } from '@/server/connection';

export class FakeSocket {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static readonly all: FakeSocket[] = [];
  readonly readyState = FakeSocket.OPEN;
  readonly pings: number[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    const { type, sent } = JSON.parse(text) as { type: string; sent: number };
    if (type === 'Ping') this.pings.push(sent);
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  answer(): void {
    for (const sent of this.pings.splice(0)) this.say({ type: 'Pong', sent, server: 0 });
  }
}

/** The socket that was opened last. */
export function last(): FakeSocket {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('no socket');
  return socket;
}

export function connect(invite: string | null, links: Link[] = []): Connection {
  vi.stubGlobal('WebSocket', FakeSocket);
  const none = (): void => undefined;
  return new Connection('abc', invite, {
    welcome: none,
    update: none,
    premoves: none,
    refused: none,
    measured: none,
    link: (state) => links.push(state),
  });
}
