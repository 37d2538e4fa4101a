import { expect, it } from 'vitest';
import { drawn, PICTURES } from '@/shared/icons';

it.each([...PICTURES])('%s is a picture with colours and holes of its own', (id) => {
  const asked: string[] = [];
  const colours = { getPropertyValue: (name: string) => (asked.push(name), '#123456') };
  const picture = new DOMParser().parseFromString(drawn(id, colours), 'image/svg+xml');
  expect(picture.querySelector('parsererror')).toBeNull();
  expect(picture.querySelectorAll('path, circle, rect').length).toBeGreaterThan(0);
  expect(picture.documentElement.outerHTML).not.toMatch(/var\(|currentColor|undefined/);
  expect(asked).not.toContain('--cut');
});
