// Desert wind under a turned tile, a small car, and petrol from a canister.
import type { Recipe } from '../../kit/synth';

export const WIND: Recipe = {
  soft: 0.8,
  voices: [
    { at: 0, long: 0.9, hz: 420, to: 900, shape: 'noise', swell: 0.35, wobble: 2 },
    { at: 0, long: 0.06, hz: 2200, to: 1500, shape: 'noise', loud: 0.8 },
  ],
};
export const CAR: Recipe = {
  voices: [
    { at: 0, long: 0.6, hz: 110, to: 190, shape: 'saw', wobble: 14 },
    { at: 0, long: 0.6, hz: 700, to: 1100, shape: 'noise', loud: 0.35 },
  ],
};
export const GLUG: Recipe = {
  voices: [
    { at: 0, long: 0.11, hz: 260, to: 420, shape: 'sine', times: 4, every: 0.14 },
    { at: 0.62, long: 0.3, hz: 784, shape: 'triangle' },
  ],
};
export const SWAP: Recipe = {
  soft: 0.8,
  voices: [{ at: 0, long: 0.16, hz: 900, to: 2400, shape: 'noise', times: 2, every: 0.17 }],
};
