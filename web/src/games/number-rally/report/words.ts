// The kinds of sums in the order of learning, each with an example in digits.
import type { Skill } from '../sums';

export const SKILL_SUMS: Record<Skill, string> = {
  ones: '42 + 5',
  tens: '42 + 10',
  crossing: '47 + 8',
  rounding: '64 \u2192 60',
  swapping: '37 \u2192 73',
  minus: '42 \u2212 10',
  reading: '= 50',
};
export const SKILLS = Object.keys(SKILL_SUMS) as Skill[];
