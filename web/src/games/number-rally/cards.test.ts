import { describe, expect, it } from 'vitest';
import { settle, sign, written } from './cards';

describe('a sum as it is written', () => {
  it('adds numbers and takes away what is printed', () => {
    expect([written(68, '8'), sign(68, '8')]).toEqual(['68 + 8', '=']);
    expect([written(68, 'pit-repair'), sign(68, 'pit-repair')]).toEqual(['68 \u2212 10', '=']);
    expect([written(10, 'pit-repair'), sign(10, 'pit-repair')]).toEqual(['10 \u2212 10', '=']);
  });
  it('is no equation where the total stops at nothing', () => {
    expect([written(0, 'pit-repair'), sign(0, 'pit-repair')]).toEqual(['0', '\u2192']);
    expect([written(9, 'pit-repair'), sign(9, 'pit-repair')]).toEqual(['9', '\u2192']);
  });
  it('shows only the total and an arrow for other cards', () => {
    expect([written(37, 'false-start'), sign(37, 'false-start')]).toEqual(['37', '\u2192']);
  });
});

describe('a hand', () => {
  it('keeps its places, and what is new goes where there is room', () => {
    expect(settle(['5', '8', '10', '1'], ['1', '10', '3', '8'], 4)).toEqual(['3', '8', '10', '1']);
  });
});
