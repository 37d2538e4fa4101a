/** A seat of a table that is being set up. */
export interface SeatDraft {
  readonly kind: 'person' | 'open' | 'bot';
  bot: string;
  /** Whom an open seat is kept for; null: anybody. */
  readonly guest: string | null;
  /** By choice that each seat makes for itself, the value. */
  readonly values: Readonly<Record<string, string>>;
}
