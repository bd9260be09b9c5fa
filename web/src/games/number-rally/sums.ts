// What there is to learn about a sum: which skill it asks for, how it goes step by step, which wrong answers are likely.
import { isNumber, OVERSHOOT, totalAfter } from './cards';

export const SKILLS = ['ones', 'tens', 'crossing', 'rounding', 'swapping', 'minus', 'reading'] as const;
export type Skill = (typeof SKILLS)[number];

export function skillOf(before: number, card: string): Skill {
  if (isNumber(card)) return card === '10' ? 'tens' : (before % 10) + Number(card) < 10 ? 'ones' : 'crossing';
  if (card === 'stage-win') return 'rounding';
  if (card === 'false-start') return 'swapping';
  return card === 'pit-repair' ? 'minus' : 'reading';
}

export interface Hop {
  from: number;
  to: number;
}

/** The way along the number line, stopping at the ten in between. */
export function hops(before: number, card: string): Hop[] {
  const after = totalAfter(card, before);
  if (after === before || !(isNumber(card) || card === 'pit-repair')) return [];
  const ten = Math.ceil(before / 10) * 10;
  if (card === '10' || card === 'pit-repair' || ten <= before || ten >= after) return [{ from: before, to: after }];
  return [
    { from: before, to: ten },
    { from: ten, to: after },
  ];
}

/** Three answers to choose from: the right one and two that one easily takes for it, in an order that tells nothing. */
export function suggestions(before: number, card: string, goal: number): number[] {
  const right = totalAfter(card, before);
  const floor = Math.floor(before / 10) * 10;
  const likely: Record<Skill, number[]> = {
    ones: [right - 1, right + 1, right + 10],
    tens: [before + 1, right + 10, right - 1],
    crossing: [right - 10, right + 1, right - 1, right + 10],
    rounding: [floor, floor + 10, before],
    swapping: [before, right + 1, right - 1],
    minus: [before - 1, before, right - 1],
    reading: [before, right + 10, right - 10],
  };
  const guesses = [...new Set([...likely[skillOf(before, card)], right - 1, right + 1, right - 2, right + 2])].filter(
    (n) => n !== right && n >= 0 && n <= goal + OVERSHOOT,
  );
  // Smallest first. How many of the wrong ones are smaller changes from sum to sum, or the right one would give itself away.
  const wished = (before * 7 + right * 3) % 3;
  const below = guesses.filter((n) => n < right).slice(0, wished);
  const above = guesses.filter((n) => n > right).slice(0, 2 - below.length);
  const chosen = [...below, right, ...above];
  for (const guess of guesses) if (chosen.length < 3 && !chosen.includes(guess)) chosen.push(guess);
  return chosen.sort((a, b) => a - b);
}
