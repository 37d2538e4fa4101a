/** Focus that what appears may take: never from who types, nor from who has gone elsewhere. */

/** Whether keys belong to this: someone types there, or answers a dialog. */
export function isTyping(at: Element | null): boolean {
  return Boolean(at?.closest('input:not([type=radio]), textarea, select, dialog[open]'));
}

/** Leads the focus on, if nothing has it or something within one of these. */
export function leadFocus(to: HTMLElement | null | undefined, ...from: readonly (Element | null)[]): void {
  const now = document.activeElement;
  const free = !now || now === document.body || from.some((each) => each?.contains(now));
  if (free && !isTyping(now)) to?.focus({ preventScroll: true });
}

/** Leads it to what has just come, if it may; with the next frame, which has to lay it out anyway. */
export function focusSoon(find: () => HTMLElement | null, ...from: readonly (Element | null)[]): () => void {
  const asked = requestAnimationFrame(() => leadFocus(find(), ...from));
  return () => cancelAnimationFrame(asked);
}

/** Leads the focus around over these; from elsewhere to the first or, backwards, to the last. */
export function walkFocus(over: readonly HTMLElement[], step: 1 | -1): void {
  const at = over.findIndex((each) => each === document.activeElement);
  const next = at < 0 && step < 0 ? over.length - 1 : (at + step + over.length) % over.length;
  over[next]?.focus();
}
