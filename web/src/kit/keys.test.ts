// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { watchKeys } from './keys';

it('tells keys from taps, and moving about from typing', () => {
  document.body.innerHTML = '<input type="text" /><button></button>';
  const [field, button] = document.body.children;
  const keyed = () => document.documentElement.hasAttribute('data-keys');
  const press = (at: Element | undefined, key: string) => at?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  watchKeys();
  expect(keyed()).toBe(false);
  press(field, 'a');
  expect(keyed()).toBe(false);
  press(field, 'Tab');
  expect(keyed()).toBe(true);
  button?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(keyed()).toBe(false);
  press(button, 'Enter');
  expect(keyed()).toBe(true);
});
