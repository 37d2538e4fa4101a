/** A note comes to who points at something, not to who rests while something moves under the pointer. */

import { fireEvent } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { because, hideTip, tip } from '@/shared/tip.svelte';

it('waits until the pointer moves', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  const detach = because(() => ({ sentence: 'Not now.' }))(button);
  const here = { screenX: 40, screenY: 60 };
  const there = { screenX: 41, screenY: 60 };

  await fireEvent.pointerEnter(button, here);
  expect(tip.shown?.sentence).toBe('Not now.');
  await fireEvent.pointerMove(button, here);
  hideTip();
  await fireEvent.pointerEnter(button, here);
  await fireEvent.pointerMove(button, here);
  expect(tip.shown).toBeNull();
  await fireEvent.pointerMove(button, there);
  expect(tip.shown?.sentence).toBe('Not now.');

  hideTip();
  await fireEvent.pointerEnter(button, there);
  await fireEvent.focus(button);
  expect(tip.shown?.sentence).toBe('Not now.');
  detach();
  expect(tip.shown).toBeNull();
});
