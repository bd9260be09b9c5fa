// Monsters that munch and grumble, and a wall of bricks.
import type { Recipe } from '../../kit/synth';

export const MUNCH: Recipe = {
  voices: [
    { at: 0, long: 0.08, hz: 900, to: 450, shape: 'noise', times: 2, every: 0.13 },
    { at: 0, long: 0.09, hz: 220, to: 160, shape: 'triangle', times: 2, every: 0.13 },
  ],
};
export const FEAST: Recipe = {
  voices: [
    { at: 0, long: 0.08, hz: 900, to: 450, shape: 'noise', times: 4, every: 0.11 },
    { at: 0.02, long: 0.1, hz: 330, to: 440, shape: 'triangle', times: 4, every: 0.11 },
    { at: 0.5, long: 0.3, hz: 440, to: 880, shape: 'triangle', wobble: 9 },
  ],
};
export const GRUMBLE: Recipe = {
  voices: [
    { at: 0, long: 0.45, hz: 130, to: 85, shape: 'saw', wobble: 18 },
    { at: 0, long: 0.45, hz: 320, to: 220, shape: 'noise', loud: 0.5 },
  ],
};
export const BRICK: Recipe = {
  voices: [
    { at: 0, long: 0.06, hz: 700, to: 320, shape: 'noise', loud: 1.4, swell: 0.002 },
    { at: 0, long: 0.1, hz: 190, to: 120, shape: 'triangle' },
  ],
};
export const CRASH: Recipe = {
  buzz: [40, 30, 110],
  voices: [
    { at: 0, long: 0.5, hz: 500, to: 160, shape: 'noise', loud: 1.2, swell: 0.004 },
    { at: 0.08, long: 0.07, hz: 800, to: 300, shape: 'noise', times: 6, every: 0.1 },
  ],
};
