import { expect, it } from 'vitest';
import { remember } from '../kit/storage';
import { rememberPace, usualPace } from './pace';

it('is normal until a pace is chosen, and then as chosen', () => {
  expect(usualPace()).toBe('normal');
  rememberPace('quick');
  expect(usualPace()).toBe('quick');
});

it('is normal where something else was kept', () => {
  remember('pace', 'headlong');
  expect(usualPace()).toBe('normal');
});
