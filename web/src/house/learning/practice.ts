// A practice: which fact is asked next. Each comes twice; what was missed comes again a little later, but not for ever.

export interface Practice {
  /** What is still to be asked; the first is asked now. */
  queue: string[];
  /** The facts it began with. */
  facts: string[];
  /** How often each was put back. */
  missed: Record<string, number>;
  /** Questions that are settled, and how many of them were known at once. */
  settled: number;
  known: number;
}

const TIMES_EACH = 2;
/** So many others come before what was missed. */
const APART = 2;
const MOST_BACK = 2;

export const begun = (facts: string[]): Practice => ({
  queue: Array.from({ length: TIMES_EACH }, () => facts).flat(),
  facts,
  missed: {},
  settled: 0,
  known: 0,
});

/** The first question is settled: known at once, or found in the end. `endless`: begins anew when it is through. */
export function settled(practice: Practice, known: boolean, endless = false): Practice {
  const [fact = '', ...rest] = practice.queue;
  const missed = known ? practice.missed : { ...practice.missed, [fact]: (practice.missed[fact] ?? 0) + 1 };
  const back = !known && (missed[fact] ?? 0) <= MOST_BACK;
  const queue = back ? [...rest.slice(0, APART), fact, ...rest.slice(APART)] : rest;
  return {
    ...practice,
    queue: endless && !queue.length ? practice.facts : queue,
    missed,
    settled: practice.settled + 1,
    known: practice.known + (known ? 1 : 0),
  };
}

/** How far it is, 0 to 1: what was missed is no step back, and no step on. */
export const progress = ({ queue, facts }: Practice): number =>
  facts.length ? Math.max(0, 1 - queue.length / (TIMES_EACH * facts.length)) : 1;
