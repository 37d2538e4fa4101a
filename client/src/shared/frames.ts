/** Work that may wait, so that no frame has too much of it. */

/** Does it when so many frames have been drawn. */
export function afterFrames(count: number, act: () => void): () => void {
  let frame = requestAnimationFrame(next);
  function next(): void {
    if (count-- > 0) frame = requestAnimationFrame(next);
    else act();
  }
  return () => cancelAnimationFrame(frame);
}
