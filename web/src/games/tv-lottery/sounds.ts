// Applause; the needle and the drum roll are in noise.ts.
import type { Recipe } from '../../kit/synth';

export const APPLAUSE: Recipe = {
  voices: [
    { at: 0, long: 0.045, hz: 1500, to: 900, shape: 'noise', times: 26, every: 0.055, swell: 0.002 },
    { at: 0.02, long: 0.05, hz: 2100, to: 1300, shape: 'noise', times: 22, every: 0.063, swell: 0.002, loud: 0.8 },
    { at: 0.04, long: 0.05, hz: 1000, to: 700, shape: 'noise', times: 18, every: 0.074, swell: 0.002, loud: 0.8 },
  ],
};
export const BALL: Recipe = {
  soft: 0.8,
  voices: [{ at: 0, long: 0.09, hz: 520, to: 740, shape: 'sine', times: 2, every: 0.1 }],
};
