/** Keys that do something now. They rest while someone types, and while a dialog is open. */

import { isTyping } from './focus';

type Keys = Readonly<Record<string, () => unknown>>;
/** They step through a match. */
const STEPS = [',', '.'];

export function onKeys(keys: Keys): () => void {
  const listener = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // A key that is held down is meant once.
    if (event.repeat && !STEPS.includes(event.key)) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (isTyping(target) || document.querySelector('dialog[open]')) return;
    // Enter and space press what has the focus, and nothing else.
    if (['Enter', ' '].includes(event.key) && target?.closest('button, a, input, summary, [role=button]'))
      return;
    const act = keys[event.key] ?? keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  addEventListener('keydown', listener);
  return () => removeEventListener('keydown', listener);
}
