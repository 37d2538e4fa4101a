/** Keys that do something now. They rest while someone types, and while a dialog is open. */

type Keys = Readonly<Record<string, () => unknown>>;

export function onKeys(keys: Keys): () => void {
  const listener = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest('input:not([type=radio]), textarea, select, dialog')) return;
    // Enter presses the button that has the focus, and nothing else.
    if (event.key === 'Enter' && target?.closest('button, a, input')) return;
    const act = keys[event.key] ?? keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  addEventListener('keydown', listener);
  return () => removeEventListener('keydown', listener);
}
