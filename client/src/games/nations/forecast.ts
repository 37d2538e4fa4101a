/** The place among all by a figure, 1 for the highest; ties share the better one. */
export function placeOf(figures: readonly number[], own: number): number {
  return 1 + figures.filter((figure) => figure > own).length;
}
