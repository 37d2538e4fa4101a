import type { AtTable } from '@/games/game';
import type { Move, PendulumOptions, PendulumView } from '@/wire/pendulum';

export const NAMES = ['You', 'Ada', 'Jonas', 'Mirte', 'Ben'];

/** A table that keeps what is sent. */
export class FakeTable implements AtTable {
  view: PendulumView;
  at: number;
  readonly sent: Move[] = [];
  readonly playing = true;
  readonly watched = null;
  readonly mayUndo = false;
  readonly log = [];
  readonly fresh = [];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats = [];
  readonly names = NAMES;
  rests = false;

  constructor(view: PendulumView, options: Partial<PendulumOptions> = {}) {
    this.view = $state.raw(view);
    this.at = view.at;
    this.options = { plans: true, grace: 0, ...options };
  }
  play(move: object): Promise<boolean> {
    this.sent.push(move as Move);
    return Promise.resolve(true);
  }
  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }
  now(): number {
    return this.at;
  }
}
