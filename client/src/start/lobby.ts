/** Which tables of the lobby are shown. */

import type { Summary } from '@/server/api';

export interface Filter {
  /** Empty: all games. */
  game: string;
  /** Empty: all tables. */
  only: '' | 'free' | 'rated' | 'untimed' | 'people';
}

export function passes({ game, only }: Filter, table: Summary): boolean {
  if (game && table.game !== game) return false;
  switch (only) {
    case 'free':
      return table.seats.some((seat) => seat.kind === 'open');
    case 'rated':
      return table.rated;
    case 'untimed':
      return table.tempo !== 'timed';
    case 'people':
      return table.seats.every((seat) => seat.kind !== 'bot');
    default:
      return true;
  }
}

/** The table that a quick match takes has to fit what is shown. */
export function quickWish({ game, only }: Filter): {
  game: string | null;
  rated: boolean | null;
  tempo: 'untimed' | null;
} {
  return {
    game: game || null,
    rated: only === 'rated' || null,
    tempo: only === 'untimed' ? 'untimed' : null,
  };
}
