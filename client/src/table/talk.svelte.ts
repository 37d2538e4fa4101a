/** Where one is in the log and the chat of a table; it stays while screens change. */
export class Talk {
  tab = $state<'log' | 'chat'>('log');
  /** So many lines of the chat have been seen. */
  read = $state(0);
  /** What one is writing. */
  draft = $state('');
}
