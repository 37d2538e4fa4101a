import { afterEach, describe, expect, it } from 'vitest';
import { focusSoon, leadFocus } from '@/shared/focus';
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

describe('focus of what has just come', () => {
  const frame = (): Promise<number> => new Promise(requestAnimationFrame);

  it.each([
    ['from a button, if it may', '#button', '#button', '#to'],
    ['not from a button otherwise', '#button', null, '#button'],
    ['not from who types', 'input', 'body', 'input'],
  ])('is led with the next frame: %s', async (_, from, may, after) => {
    page('<button id="button"></button><input><button id="to"></button>');
    at(from).focus();
    focusSoon(() => at('#to'), may === null ? null : at(may));
    expect(document.activeElement).toBe(at(from));
    await frame();
    expect(document.activeElement).toBe(at(after));
  });

  it('is not led to what has gone', async () => {
    page('<button></button>');
    focusSoon(() => at('button'))();
    await frame();
    expect(document.activeElement).toBe(document.body);
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

  it.each([
    ['p', 1],
    ['Enter', 1],
    ['.', 3],
  ])('%s that is held down acts %i times', (key, times) => {
    let acted = 0;
    const stop = onKeys({ [key]: () => (acted += 1) });
    for (const repeat of [false, true, true])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true }));
    stop();
    expect(acted).toBe(times);
  });
});
