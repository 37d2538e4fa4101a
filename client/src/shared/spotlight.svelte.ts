/** What a line of the log or a hint points at, by the names things carry in `data-spot`. */

const state: { spots: readonly string[] } = $state({ spots: [] });

/** Notices when the highlighted element is redrawn or moves. */
let watcher: MutationObserver | undefined;

export function light(...spots: string[]): void {
  state.spots = spots;
  mark();
  watcher ??= new MutationObserver(mark);
  watcher.disconnect();
  if (spots.length)
    watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-spot'] });
}

function mark(): void {
  for (const each of document.querySelectorAll<HTMLElement>('[data-lit]')) delete each.dataset['lit'];
  for (const each of state.spots.flatMap(found)) each.dataset['lit'] = '';
}

function found(spot: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`)];
}

/** Brings what is lit to where it can be seen. */
export function reveal(): void {
  document.querySelector('[data-lit]')?.scrollIntoView({ block: 'nearest' });
}

export function spotlit(...names: string[]): boolean {
  return state.spots.length > 0 && names.some((name) => state.spots.includes(name));
}

/** Milliseconds for which a thing shows that it was changed. */
const GLANCE = 1600;
let fading: ReturnType<typeof setTimeout> | undefined;

/** Shows for a moment which things were changed. The mark is on the things themselves and moves with them. */
export function glance(...spots: string[]): void {
  clearTimeout(fading);
  const unmark = (): void => {
    for (const each of document.querySelectorAll<HTMLElement>('[data-told]')) delete each.dataset['told'];
  };
  unmark();
  for (const each of spots.flatMap(found)) each.dataset['told'] = '';
  fading = setTimeout(unmark, GLANCE);
}
