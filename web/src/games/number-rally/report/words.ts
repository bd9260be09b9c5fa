// Message ids that are chosen by kind, written out: every id stands somewhere as it is.
import type { Skill } from '../sums';

export const SKILL_TEXTS: Record<Skill, string> = {
  ones: 'web-zr-skill-ones',
  tens: 'web-zr-skill-tens',
  crossing: 'web-zr-skill-crossing',
  rounding: 'web-zr-skill-rounding',
  swapping: 'web-zr-skill-swapping',
  minus: 'web-zr-skill-minus',
  reading: 'web-zr-skill-reading',
};
/** An example for each, in figures. */
export const SKILL_SUMS: Record<Skill, string> = {
  ones: '42 + 5',
  tens: '42 + 10',
  crossing: '47 + 8',
  rounding: '64 \u2192 60',
  swapping: '37 \u2192 73',
  minus: '42 \u2212 10',
  reading: '= 50',
};
