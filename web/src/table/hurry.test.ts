// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { onFreeTap } from './hurry';

it('hears taps on the free table, and none on what lies there to be tapped', () => {
  const room = document.createElement('div');
  room.innerHTML = '<p>the cloth</p><button><svg><path /></svg></button><label>a name</label>';
  let taps = 0;
  const stop = onFreeTap(room, () => taps++);
  const tap = (what: string) => room.querySelector(what)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  tap('path');
  tap('label');
  expect(taps).toBe(0);
  tap('p');
  expect(taps).toBe(1);
  stop();
  tap('p');
  expect(taps).toBe(1);
});
