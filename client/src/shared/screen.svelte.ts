/** Whether the screen is so narrow, or so low, that the table is laid out for a thumb. */

const narrow = matchMedia('(width < 820px) or (height < 500px)');
const state = $state({ narrow: narrow.matches });
narrow.addEventListener('change', () => (state.narrow = narrow.matches));

export function isNarrow(): boolean {
  return state.narrow;
}
