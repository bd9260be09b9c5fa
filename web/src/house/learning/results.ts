// How certain an answer was, and in one word how certain a kind of question is. Everybody stands alone: nobody is
// compared with anybody.
import type { Verdict as FactVerdict } from './model';

export interface Given {
  answer: string;
  right: boolean;
  /** Known where the answer was given on this device. */
  milliseconds?: number;
  /** Help was looked at before. */
  helped?: boolean;
}

/** first: at once; later: after another look; not: it had to be told, or was left open. */
export type Result = 'first' | 'later' | 'not';
export const RESULTS: readonly Result[] = ['first', 'later', 'not'];

/** After so many wrong answers the right one was told, or was all that was left. */
const TRIES = 3;

export function resultOf(answers: Given[]): Result {
  const at = answers.findIndex((given) => given.right);
  if (at === 0 && !answers[0]?.helped) return 'first';
  return at >= 0 && at < TRIES ? 'later' : 'not';
}

export type Verdict = 'certain' | 'nearly' | 'practise';
/** In one word, where there were enough questions to say so. */
export function verdictOf(results: Result[]): Verdict | null {
  if (results.length < 2) return null;
  const certain = results.filter((result) => result === 'first').length / results.length;
  return certain >= 0.8 ? 'certain' : certain >= 0.5 ? 'nearly' : 'practise';
}

/** In seconds: how long it mostly took until the first answer. */
export function secondsOf(questions: { answers: Given[] }[]): number | null {
  const sorted = questions.flatMap((question) => question.answers[0]?.milliseconds ?? []).sort((a, b) => a - b);
  const half = sorted[Math.floor(sorted.length / 2)];
  return half === undefined ? null : Math.max(1, Math.round(half / 1000));
}

// Message ids that are chosen by kind, written out: every id stands somewhere as it is.
export const RESULT_TEXTS: Record<Result, string> = {
  first: 'web-learn-result-first',
  later: 'web-learn-result-later',
  not: 'web-learn-result-not',
};
export const VERDICT_TEXTS: Record<Verdict, string> = {
  certain: 'web-learn-verdict-certain',
  nearly: 'web-learn-verdict-nearly',
  practise: 'web-learn-verdict-practise',
};
/** What is said about a fact of a record (model.ts), and the sign it carries. */
export const VERDICT_WORDS: Record<FactVerdict, string> = { new: 'web-learn-none', ...VERDICT_TEXTS };
export const VERDICT_SIGNS: Record<FactVerdict, Result | undefined> = {
  new: undefined,
  practise: 'not',
  nearly: 'later',
  certain: 'first',
};
