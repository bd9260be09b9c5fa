// Rates each answer, and each kind of question in one word. Players are never compared.
import type { Verdict as FactVerdict } from './model';
import type { TextKey } from '../../texts';

export interface Given {
  answer: string;
  right: boolean;
  /** Known only if the answer was given on this device. */
  milliseconds?: number;
  /** The player looked at help first. */
  helped?: boolean;
}

/** first: right at once; later: right on a retry; not: told or open. */
export type Result = 'first' | 'later' | 'not';
export const RESULTS: readonly Result[] = ['first', 'later', 'not'];

/** After this many wrong answers the right one was told, or was the only one left. */
const TRIES = 3;

export function resultOf(answers: Given[]): Result {
  const at = answers.findIndex((given) => given.right);
  if (at === 0 && !answers[0]?.helped) return 'first';
  return at >= 0 && at < TRIES ? 'later' : 'not';
}

export type Verdict = 'certain' | 'nearly' | 'practise';
/** Returns a one-word rating, or null if there were too few questions. */
export function verdictOf(results: Result[]): Verdict | null {
  if (results.length < 2) return null;
  const certain = results.filter((result) => result === 'first').length / results.length;
  return certain >= 0.8 ? 'certain' : certain >= 0.5 ? 'nearly' : 'practise';
}

/** Returns the median time to the first answer, in seconds. */
export function secondsOf(questions: { answers: Given[] }[]): number | null {
  const sorted = questions.flatMap((question) => question.answers[0]?.milliseconds ?? []).sort((a, b) => a - b);
  const half = sorted[Math.floor(sorted.length / 2)];
  return half === undefined ? null : Math.max(1, Math.round(half / 1000));
}

// Message ids chosen by kind, written out so that a search finds each of them.
export const RESULT_TEXTS: Record<Result, TextKey> = {
  first: 'web-learn-result-first',
  later: 'web-learn-result-later',
  not: 'web-learn-result-not',
};
export const VERDICT_TEXTS: Record<Verdict, TextKey> = {
  certain: 'web-learn-verdict-certain',
  nearly: 'web-learn-verdict-nearly',
  practise: 'web-learn-verdict-practise',
};
/** Words and symbols for the verdict on a fact (model.ts). */
export const VERDICT_WORDS: Record<FactVerdict, TextKey> = { new: 'web-learn-none', ...VERDICT_TEXTS };
export const VERDICT_SIGNS: Record<FactVerdict, Result | undefined> = {
  new: undefined,
  practise: 'not',
  nearly: 'later',
  certain: 'first',
};
