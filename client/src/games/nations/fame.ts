/** SOL-5: the names in the hall of fame and the points they ask for. */

export const FAME = [
  { least: 50, name: 'trajan' },
  { least: 40, name: 'ashoka' },
  { least: 35, name: 'wu-zetian' },
  { least: 30, name: 'saladin' },
  { least: 25, name: 'victoria' },
  { least: 20, name: 'charles-v' },
  { least: 15, name: 'cleopatra' },
  { least: 10, name: 'dan-quayle' },
] as const;

export function fameFor(points: number): string | null {
  return FAME.find(({ least }) => points >= least)?.name ?? null;
}
