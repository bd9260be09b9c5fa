// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { restSound, setSound, soundIsOn } from './sound';

it('is silent in a lesson, and keeps what the device had chosen', () => {
  expect([restSound(true), soundIsOn()]).toEqual([false, false]);
  expect(localStorage, 'nothing is stored').toHaveLength(0);
  setSound(true);
  expect(soundIsOn(), 'a child may switch it on').toBe(true);
  expect(restSound(false)).toBe(true);
  setSound(false);
  expect(restSound(false), 'a device that was silent before stays so').toBe(false);
});
