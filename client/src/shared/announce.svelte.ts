/** What is told to people who hear the table instead of seeing it. */

export const announced: { lines: string[]; alert: string } = $state({ lines: [], alert: '' });

const KEPT = 6;

export function announce(...lines: string[]): void {
  if (lines.length) announced.lines = [...announced.lines, ...lines].slice(-KEPT);
}

export function alertAloud(line: string): void {
  announced.alert = line;
}
