// Measures every sound as it is rendered: level, peak, clicks and colour.
import { describe, expect, it } from 'vitest';
import * as km from './thousand-km/sounds';
import * as memo from './memo-race/sounds';
import * as numnum from './numnum/sounds';
import * as rally from './number-rally/sounds';
import * as lottery from './tv-lottery/sounds';
import { HOUSE, level, type Recipe, render } from '../kit/synth';

const RATE = 22_050;
const SETS: Record<string, Record<string, Recipe>> = { house: HOUSE, km, memo, numnum, rally, lottery };
const ALL = Object.entries(SETS).flatMap(([set, sounds]) =>
  Object.entries(sounds).map(([name, recipe]) => [`${set} ${name}`, recipe] as const),
);
const decibels = (value: number): number => 20 * Math.log10(value);

/** Returns the part of the energy in each band of an octave, from 60 Hz up: a coarse spectrum. */
function spectrum(data: Float32Array): number[] {
  const bands = Array.from({ length: 8 }, (_, octave) => {
    let sum = 0;
    for (const part of [1, 1.2, 1.45, 1.7]) {
      const step = (2 * Math.PI * 60 * 2 ** octave * part) / RATE;
      let [re, im] = [0, 0];
      for (let i = 0; i < data.length; i++) {
        re += (data[i] ?? 0) * Math.cos(step * i);
        im += (data[i] ?? 0) * Math.sin(step * i);
      }
      sum += re * re + im * im;
    }
    return sum;
  });
  const all = bands.reduce((sum, one) => sum + one, 0);
  return bands.map((one) => one / all);
}

describe('every sound', () => {
  it.each(ALL)('%s is as loud as the others, and never hard', (_, recipe) => {
    const data = render(recipe, RATE);
    const off = decibels(level(data, RATE) / 0.1);
    expect(off).toBeLessThan(0.2);
    expect(off).toBeGreaterThan(-4.5);
    expect(Math.max(...data.map(Math.abs))).toBeLessThanOrEqual(0.81);
    expect(data.every(Number.isFinite)).toBe(true);
    // No click at either end, and short enough not to wait for.
    expect([Math.abs(data[0] ?? 1), Math.abs(data.at(-1) ?? 1)].every((edge) => edge < 0.02)).toBe(true);
    expect(data.length / RATE).toBeLessThan(2);
  });
  it.each(Object.entries(SETS))('of the set %s differs from the others in colour or length', (_, sounds) => {
    const heard = Object.values(sounds).map((recipe) => {
      const data = render(recipe, RATE);
      return { long: data.length / RATE, colour: spectrum(data) };
    });
    for (const [i, one] of heard.entries())
      for (const other of heard.slice(i + 1)) {
        const apart = one.colour.reduce((sum, part, band) => sum + Math.abs(part - (other.colour[band] ?? 0)), 0);
        const longer = Math.max(one.long, other.long) / Math.min(one.long, other.long);
        expect(apart > 0.3 || longer > 1.25).toBe(true);
      }
  });
});
