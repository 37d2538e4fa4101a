/** The figure a pendulum draws in sand. Every game has its own, from its seed or the seal of it. */

const RATIOS = [
  [1, 2],
  [2, 3],
  [3, 4],
  [1, 3],
  [3, 5],
  [2, 5],
  [4, 5],
] as const;

export function seedOf(hex: string): number {
  let seed = 7;
  for (const letter of hex) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0;
  return seed;
}

/** As a path around (50, 50) with the given radius. */
export function harmonograph(seed: number, radius: number, turns: number, points: number): string {
  let state = seed >>> 0;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const [slow, fast] = RATIOS[Math.floor(random() * RATIOS.length)] ?? RATIOS[0];
  const [a, b, c] = [random() * 6.28, random() * 6.28, random() * 6.28];
  const detuned = 0.004 + random() * 0.01;
  const damping = 0.0052 + random() * 0.002;
  let path = '';
  for (let i = 0; i <= points; i++) {
    const time = (i / points) * turns * 2 * Math.PI;
    const swing = radius * Math.exp(-damping * time * 1.6);
    const x = 50 + swing * (0.68 * Math.sin(slow * time + a) + 0.3 * Math.sin((fast + detuned) * time + b));
    const y = 50 + swing * (0.68 * Math.sin((fast - detuned) * time + c) + 0.3 * Math.sin(slow * time + b));
    path += `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return path;
}
