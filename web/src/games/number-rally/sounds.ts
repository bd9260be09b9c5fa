// A racing engine, the crack of a snap, the flag.
import type { Recipe } from '../../kit/synth';

export const RACE: Recipe = {
  voices: [
    { at: 0, long: 0.7, hz: 180, to: 520, shape: 'saw' },
    { at: 0, long: 0.7, hz: 271, to: 780, shape: 'square', loud: 0.3 },
  ],
};
/** A clap on the table, with a bright ring. */
export const SNAP: Recipe = {
  buzz: [45],
  voices: [
    { at: 0, long: 0.07, hz: 1300, to: 500, shape: 'noise', loud: 1.6, swell: 0.002 },
    { at: 0.02, long: 0.25, hz: 1568, shape: 'triangle', loud: 0.6 },
  ],
};
export const FLAG: Recipe = {
  voices: [
    { at: 0, long: 0.12, hz: 350, to: 220, shape: 'noise', times: 5, every: 0.11 },
    { at: 0.1, long: 0.14, hz: 659, shape: 'triangle' },
    { at: 0.26, long: 0.14, hz: 784, shape: 'triangle' },
    { at: 0.42, long: 0.4, hz: 988, shape: 'triangle' },
  ],
};
