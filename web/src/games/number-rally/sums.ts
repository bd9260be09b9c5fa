// An answered sum, and its steps along the number line.

/** The skill a sum needs; the rules name it. */
export type Skill = 'ones' | 'tens' | 'crossing' | 'rounding' | 'swapping' | 'minus' | 'reading';

export interface Sum {
  before: number;
  card: string;
  skill: Skill;
  answer: number;
  right: number;
}

/** A sum being explained: `right` is null while the total is hidden, so no steps can be drawn. */
export type ExplainedSum = Omit<Sum, 'right'> & { right: number | null };

export interface Hop {
  from: number;
  to: number;
}

const WALKED: readonly Skill[] = ['ones', 'tens', 'crossing', 'minus'];

/** Returns the steps along the number line, stopping at the ten in between. */
export function hops(before: number, after: number | null, skill: Skill): Hop[] {
  if (after === null || after === before || !WALKED.includes(skill)) return [];
  const ten = Math.ceil(before / 10) * 10;
  if (skill !== 'crossing' || ten <= before || ten >= after) return [{ from: before, to: after }];
  return [
    { from: before, to: ten },
    { from: ten, to: after },
  ];
}
