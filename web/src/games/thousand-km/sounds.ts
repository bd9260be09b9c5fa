// Engine, brakes, tyre, cough and crowd.
import type { Recipe } from '../../kit/synth';

export const ENGINE: Recipe = {
  voices: [
    { at: 0, long: 0.55, hz: 62, to: 150, shape: 'saw' },
    { at: 0.05, long: 0.5, hz: 93, to: 230, shape: 'square', loud: 0.5 },
    { at: 0, long: 0.5, hz: 500, to: 900, shape: 'noise', loud: 0.3 },
  ],
};
export const BRAKES: Recipe = {
  voices: [
    { at: 0, long: 0.4, hz: 1500, to: 1150, shape: 'saw', loud: 0.5, wobble: 23 },
    { at: 0, long: 0.45, hz: 2200, to: 1200, shape: 'noise' },
  ],
};
/** The brakes, for the attacked player, whose device also vibrates. */
export const HIT: Recipe = {
  buzz: [90, 40, 140],
  voices: [...BRAKES.voices, { at: 0.36, long: 0.22, hz: 140, to: 60, shape: 'square', loud: 1.4 }],
};
export const COUGH: Recipe = {
  voices: [
    { at: 0, long: 0.13, hz: 85, to: 60, shape: 'saw', times: 4, every: 0.17 },
    { at: 0, long: 0.1, hz: 420, to: 260, shape: 'noise', times: 4, every: 0.17 },
    { at: 0.74, long: 0.2, hz: 900, to: 300, shape: 'noise', loud: 1.3 },
  ],
};
export const CROWD: Recipe = {
  voices: [
    { at: 0, long: 1.1, hz: 900, to: 1300, shape: 'noise', swell: 0.35 },
    { at: 0.1, long: 0.9, hz: 420, to: 640, shape: 'saw', loud: 0.12, swell: 0.3, wobble: 7 },
    { at: 0.2, long: 0.05, hz: 1800, shape: 'noise', times: 8, every: 0.09, loud: 0.8 },
  ],
};
export const REPAIR: Recipe = {
  voices: [
    { at: 0, long: 0.06, hz: 1900, to: 1500, shape: 'square', times: 3, every: 0.1, loud: 0.6 },
    { at: 0.32, long: 0.2, hz: 700, to: 1100, shape: 'triangle' },
  ],
};
