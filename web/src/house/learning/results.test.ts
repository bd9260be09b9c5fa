import { describe, expect, it } from 'vitest';
import { resultOf } from './results';

const given = (right: boolean, helped = false) => ({ answer: '6', right, helped });

describe('how certain an answer was', () => {
  it('is “first” only without help', () => {
    expect(resultOf([given(true)])).toBe('first');
    expect(resultOf([given(true, true)])).toBe('later');
  });
  it('is “later” at the second try or with help, and “not” after more', () => {
    expect(resultOf([given(false), given(true, true)])).toBe('later');
    expect(resultOf([given(false), given(false), given(false), given(true)])).toBe('not');
    expect(resultOf([given(false)])).toBe('not');
  });
});
