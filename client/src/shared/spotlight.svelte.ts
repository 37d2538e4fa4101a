/** What a line of the log points at, by the names things carry in `data-spot`. */

const state: { spots: readonly string[] } = $state({ spots: [] });

export function light(...spots: string[]): void {
  state.spots = spots;
}

export function spotlit(...names: string[]): boolean {
  return state.spots.length > 0 && names.some((name) => state.spots.includes(name));
}
