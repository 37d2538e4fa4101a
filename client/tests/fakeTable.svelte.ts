import type { AtTable, View } from '@/games/game';
import type { Move, PendulumOptions, PendulumView } from '@/wire/pendulum';

export const NAMES = ['You', 'Ada', 'Jonas', 'Mirte', 'Ben'];

/** As the server does it: a chain without moves is no question, and spoils those sent with it. */
export function checked(chains: readonly (readonly object[])[]): void {
  if (chains.some((chain) => !chain.length)) throw new Error('an empty chain was asked about');
}

/** A table that keeps what is sent. */
export class FakeTable<Shown extends View, Sent> implements AtTable {
  view: Shown;
  readonly sent: Sent[] = [];
  readonly playing = true;
  readonly watched = null;
  readonly log = [];
  readonly fresh = [];
  readonly seats = [];
  readonly names = NAMES;

  constructor(
    view: Shown,
    readonly options: Readonly<Record<string, unknown>> = {},
  ) {
    this.view = $state.raw(view);
  }
  play(move: object): Promise<boolean> {
    this.sent.push(move as Sent);
    return Promise.resolve(true);
  }
  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }
  now(): number {
    return 0;
  }
}

export class PendulumTable extends FakeTable<PendulumView, Move> {
  at: number;
  rests = false;

  constructor(view: PendulumView, options: Partial<PendulumOptions> = {}) {
    super(view, { plans: true, ...options });
    this.at = view.at;
  }
  override now(): number {
    return this.at;
  }
}
