import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawnIcon, PICTURES } from '@/shared/icons';
import { drawnToken, tokenClass, TOKENS } from '@/shared/tokens';

const styles = readFileSync('src/style/tokens.css', 'utf8');
const [light = '', dark = ''] = styles.split("[data-theme='dark']");

function check(draw: (colour: (name: string) => string) => string): string[] {
  const asked: string[] = [];
  const drawing = draw((name) => (asked.push(name), '#123456'));
  const picture = new DOMParser().parseFromString(drawing, 'image/svg+xml');
  expect(picture.querySelector('parsererror')).toBeNull();
  expect(picture.querySelectorAll('path, circle, rect').length).toBeGreaterThan(0);
  expect(picture.documentElement.outerHTML).not.toMatch(/var\(|currentColor|undefined/);
  for (const theme of [light, dark])
    expect(asked.filter((name) => !theme.includes(`--${name}:`))).toEqual([]);
  return asked;
}

it.each([...PICTURES])('%s is a picture with colours and holes of its own', (id) => {
  expect(check((colour) => drawnIcon(id, colour))).not.toContain('cut');
});

it.each(TOKENS.map((token) => [tokenClass(token), token] as const))(
  '%s is a picture of its own',
  (_, token) => {
    check((colour) => drawnToken(token, colour));
    const drawing = drawnToken(token, (name) => name);
    expect(drawing.includes(`seat-${(token.seat ?? 0) + 1}-band`)).toBe(token.coat === 'band');
  },
);
