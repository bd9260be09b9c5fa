// A practice session. Each fact is asked twice; a missed one returns a little later, a limited number of times.

export interface Practice {
  /** What is left to ask; the first entry is asked now. */
  queue: string[];
  /** The facts of this session. */
  facts: string[];
  /** How often each fact was missed and put back into the queue. */
  missed: Record<string, number>;
  /** Settled questions, and how many were known at once. */
  settled: number;
  known: number;
}

const TIMES_EACH = 2;
/** How many other facts come before a missed one returns. */
const APART = 2;
const MOST_BACK = 2;

export const begun = (facts: string[]): Practice => ({
  queue: Array.from({ length: TIMES_EACH }, () => facts).flat(),
  facts,
  missed: {},
  settled: 0,
  known: 0,
});

/**
 * Returns the practice after the current question is settled: known at once, or found later. `endless` starts again at
 * the end.
 */
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

export interface Due {
  days: number;
  facts: string[];
}

/** Returns when each fact is asked again, soonest first: missed facts tomorrow, the others by the model. */
export function schedule({ facts }: Practice, right: Record<string, boolean>, days: (fact: string) => number): Due[] {
  const found = new Map<number, string[]>();
  for (const fact of facts) {
    const due = right[fact] ? days(fact) : 1;
    found.set(due, [...(found.get(due) ?? []), fact]);
  }
  return [...found].map(([due, some]) => ({ days: due, facts: some })).sort((one, other) => one.days - other.days);
}

/** Returns the progress, 0 to 1. A missed fact neither adds nor takes progress. */
export const progress = ({ queue, facts }: Practice): number =>
  facts.length ? Math.max(0, 1 - queue.length / (TIMES_EACH * facts.length)) : 1;
