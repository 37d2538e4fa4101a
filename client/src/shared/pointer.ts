/** Whether the pointer moves or the page does. Pages listen from the start, since one may come up under the pointer. */

let last: { readonly x: number; readonly y: number } | null = null;
addEventListener('pointermove', ({ screenX: x, screenY: y }) => (last = { x, y }));

/** Whether the pointer rests: what came under it did so because the page moved, or has just come up. */
export function rests({ screenX: x, screenY: y }: PointerEvent): boolean {
  const before = last ?? (last = { x, y });
  return before.x === x && before.y === y;
}
