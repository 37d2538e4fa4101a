/** A seat of a table that is being set up. */
export interface SeatDraft {
  readonly kind: 'person' | 'open' | 'bot';
  bot: string;
  /** By choice that each seat makes for itself, the value. */
  readonly values: Readonly<Record<string, string>>;
}
