import { expect, it } from 'vitest';
import { regional } from './region';

it('knows the country of a language from the browser', () => {
  expect(regional('en', ['de-DE', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(regional('de', ['en-GB'])).toBe('de');
  expect(regional('fr', ['fr'])).toBe('fr');
  expect(regional('en', ['fr', 'en'])).toBe('en-GB');
});
