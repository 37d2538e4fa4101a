/** What appears may take the focus, but never from somebody who is typing or has moved it elsewhere. */

/** Whether keys belong to this: someone types there, or answers a dialog. */
export function isTyping(at: Element | null): boolean {
  return Boolean(at?.closest('input:not([type=radio]), textarea, select, dialog[open]'));
}

/** Moves the focus there, if nothing has it or something inside one of `from` has. */
export function leadFocus(to: HTMLElement | null | undefined, ...from: readonly (Element | null)[]): void {
  const now = document.activeElement;
  const free = !now || now === document.body || from.some((each) => each?.contains(now));
  if (free && !isTyping(now)) to?.focus({ preventScroll: true });
}

/** The same for something that has just appeared: in the next frame, which lays it out anyway. */
export function focusSoon(find: () => HTMLElement | null, ...from: readonly (Element | null)[]): () => void {
  const asked = requestAnimationFrame(() => leadFocus(find(), ...from));
  return () => cancelAnimationFrame(asked);
}

/** Moves the focus to the next of these, or the one before; from elsewhere to the first or the last. */
export function walkFocus(over: readonly HTMLElement[], step: 1 | -1): void {
  const at = over.findIndex((each) => each === document.activeElement);
  const next = at < 0 && step < 0 ? over.length - 1 : (at + step + over.length) % over.length;
  over[next]?.focus();
}
