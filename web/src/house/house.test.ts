// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { nearest } from './house.svelte';

test('the first language that both the reader and the house know is taken, whatever its country', () => {
  expect(nearest(['', 'de-AT', 'en'])).toBe('de');
  expect(nearest(['tlh', 'DE'])).toBe('de');
  expect(nearest(['', 'tlh'])).toBe('en');
});
