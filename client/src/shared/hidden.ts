/** Calls `act` once a second while the page is hidden. A worker counts: the timers of a hidden page may rest for a minute. */

import Beat from './beat.worker?worker';

export function whileHidden(act: () => void): () => void {
  let beat: Worker | null = null;
  const turn = (): void => {
    beat?.terminate();
    beat = document.hidden ? new Beat() : null;
    if (beat) beat.onmessage = act;
  };
  turn();
  document.addEventListener('visibilitychange', turn);
  return () => {
    document.removeEventListener('visibilitychange', turn);
    beat?.terminate();
  };
}
