import { afterEach, describe, expect, it } from 'vitest';
import { leadFocus } from '@/shared/focus';
import { onKeys } from '@/shared/keys';

function at(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
}
function page(html: string): void {
  document.body.innerHTML = html;
}
afterEach(() => page(''));

describe('focus', () => {
  it.each([
    ['nothing', 'body', true],
    ['who asked', '#asked', true],
    ['the panel itself', '#inside', true],
    ['elsewhere', '#elsewhere', false],
    ['who types, though they asked', '#field', false],
  ])('is led on from %s: %s', (_, from, led) => {
    page(
      '<div id="from"><button id="asked"></button><input id="field"></div><button id="elsewhere"></button>' +
        '<section><button id="inside"></button><button id="to"></button></section>',
    );
    at(from).focus();
    leadFocus(at('#to'), at('#from'), at('section'));
    expect(document.activeElement).toBe(at(led ? '#to' : from));
  });
});

describe('keys', () => {
  it.each([
    ['body', 1],
    ['button', 0],
    ['summary', 0],
    ['input', 0],
  ])('space on %s acts %i times', (on, times) => {
    page('<button></button><details><summary></summary></details><input>');
    let acted = 0;
    const stop = onKeys({ ' ': () => (acted += 1) });
    const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
    at(on).dispatchEvent(event);
    stop();
    expect(acted).toBe(times);
    expect(event.defaultPrevented).toBe(times > 0);
  });
});
