/** A name with a long word is written smaller, so that no word is broken: class `fits` in a container of a width of its
 * own, with this as `--letters`. */
export function letters(text: string): number {
  return Math.max(1, ...text.split(/[\s-]+/).map((word) => word.length));
}
