// A sum that was answered, and how it is drawn as a way along the number line.

/** What a sum asks for; the rules say which it is. */
export type Skill = 'ones' | 'tens' | 'crossing' | 'rounding' | 'swapping' | 'minus' | 'reading';

export interface Sum {
  before: number;
  card: string;
  skill: Skill;
  answer: number;
  right: number;
}

/** A sum that is explained: where it leads is null while the total is not told and there is no way to walk. */
export type ExplainedSum = Omit<Sum, 'right'> & { right: number | null };

export interface Hop {
  from: number;
  to: number;
}

const WALKED: readonly Skill[] = ['ones', 'tens', 'crossing', 'minus'];

/** The way along the number line, stopping at the ten in between. */
export function hops(before: number, after: number | null, skill: Skill): Hop[] {
  if (after === null || after === before || !WALKED.includes(skill)) return [];
  const ten = Math.ceil(before / 10) * 10;
  if (skill !== 'crossing' || ten <= before || ten >= after) return [{ from: before, to: after }];
  return [
    { from: before, to: ten },
    { from: ten, to: after },
  ];
}
