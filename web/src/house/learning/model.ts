// How certain a learner is of a fact, and how that fades. It is the model of src/spielkiste/core/learning.py, which
// explains it. It is repeated here because a child's record never leaves the device. testing/cases.json checks that the
// two agree.

/** Minutes in a day; half-lives are in days. */
export const DAY = 1440;
const FIRST_RIGHT = 40;
const FIRST_WRONG = 5;
const SHORTEST = 1;
const LONGEST = 365;
const GROWTH = 4;
const CUT = 0.5;
const SLOW = 60;
const SLOW_SHARE = 0.5;
const LEAST = 0.2;
const MOST = 0.97;
const AHEAD = 14 * DAY;
const NEARLY = 0.5;
const CERTAIN = 0.75;
const FEW = 5;
export const KEPT_ANSWERS = 40;

/**
 * When (in minutes), whether right at once without help (1 or 0), and how long it took in tenths of a second (0:
 * unknown).
 */
export type Answer = readonly [minute: number, right: number, tenths: number];
/** The record of one fact: how often it was met without a question, and the answers, oldest first. */
export interface Entry {
  met: number;
  answers: Answer[];
}
/** Entries by fact. */
export type Facts = Record<string, Entry>;

export const VERDICTS = ['new', 'practise', 'nearly', 'certain'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const withAnswer = (entry: Entry | undefined, answer: Answer): Entry => ({
  met: entry?.met ?? 0,
  answers: [...(entry?.answers ?? []), answer].slice(-KEPT_ANSWERS),
});
export const withMeeting = (entry: Entry | undefined): Entry => ({ met: (entry?.met ?? 0) + 1, answers: entry?.answers ?? [] });

const faded = (halfLife: number, minutes: number): number => 2 ** (-Math.max(0, minutes) / DAY / halfLife);
const shareOf = ([, , tenths]: Answer): number => (tenths > SLOW ? SLOW_SHARE : 1);

/** Returns the half-life after these answers, in days. */
function halfLife(answers: Answer[]): number {
  let found = FIRST_WRONG;
  answers.forEach((answer, i) => {
    const before = answers[i - 1];
    if (!before) found = answer[1] ? FIRST_RIGHT * shareOf(answer) : FIRST_WRONG;
    else {
      found *= answer[1] ? 1 + GROWTH * (1 - faded(found, answer[0] - before[0])) * shareOf(answer) : CUT;
      found = Math.min(LONGEST, Math.max(SHORTEST, found));
    }
  });
  return found;
}

/** Returns the probability of knowing the fact at once at this minute. */
export function certainty(answers: Answer[], minute: number): number {
  const known = answers.filter((answer) => answer[0] <= minute);
  const last = known.at(-1);
  return last ? LEAST + (MOST - LEAST) * faded(halfLife(known), minute - last[0]) : LEAST;
}

/** Returns the probability of still knowing it two weeks later without practice. */
export const lasting = (answers: Answer[], minute: number): number =>
  certainty(
    answers.filter((answer) => answer[0] <= minute),
    minute + AHEAD,
  );

export function verdictAt(answers: Answer[], minute: number): Verdict {
  if (!answers.some((answer) => answer[0] <= minute)) return 'new';
  const likely = lasting(answers, minute);
  return likely >= CERTAIN ? 'certain' : likely >= NEARLY ? 'nearly' : 'practise';
}

/** Returns in how many days (1 to 14) the fact should be asked again: when it is no longer certain. */
export function dueInDays(answers: Answer[]): number {
  const days = halfLife(answers) * Math.log2((MOST - LEAST) / (CERTAIN - LEAST));
  return Math.min(AHEAD / DAY, Math.max(1, Math.round(days)));
}

const answersOf = (record: Facts, fact: string): Answer[] => record[fact]?.answers ?? [];

export function standing(record: Facts, facts: string[], minute: number): Record<Verdict, number> {
  const found = { new: 0, practise: 0, nearly: 0, certain: 0 };
  for (const fact of facts) found[verdictAt(answersOf(record, fact), minute)]++;
  return found;
}

/**
 * Returns what to practise, most urgent first: facts that will fade, then facts never met, then the least certain of
 * the rest.
 */
export function practiseNext(record: Facts, facts: string[], minute: number, count = FEW): string[] {
  const told = facts.map((fact) => [fact, verdictAt(answersOf(record, fact), minute)] as const);
  const of = (...verdicts: Verdict[]) => told.flatMap(([fact, verdict]) => (verdicts.includes(verdict) ? [fact] : []));
  const weakest = (some: string[]) => {
    const likely = new Map(some.map((fact) => [fact, lasting(answersOf(record, fact), minute)]));
    return some.toSorted((one, other) => (likely.get(one) ?? 0) - (likely.get(other) ?? 0));
  };
  return [...weakest(of('practise', 'nearly')), ...of('new'), ...weakest(of('certain'))].slice(0, count);
}
