import type { GameView, Preset } from '@/wire/http';

/** A seat of a table that is being set up. */
export interface SeatDraft {
  readonly kind: 'person' | 'open' | 'bot';
  bot: string;
  /** Whom an open seat is kept for; null: anybody. */
  readonly guest: string | null;
  /** By choice that each seat makes for itself, the value. */
  readonly values: Readonly<Record<string, string>>;
}

/** The bots of a preset; without a word of it, those that know the game. */
export function levelFor(game: Pick<GameView, 'bots'> | null, preset: Preset | undefined): string {
  const bots = game?.bots ?? [];
  return preset?.bot ?? (bots.includes('player') ? 'player' : (bots.at(-1) ?? ''));
}
