// From the story of a game to what each player was certain of. Everybody stands alone: nobody is compared with anybody.
import type { Phrase } from '../../../protocol';
import { type Skill, SKILLS, skillOf } from '../sums';
import type { KeptAnswer } from './memory';

export interface Given {
  answer: number;
  right: boolean;
  /** Known where the answer was given on this device. */
  milliseconds?: number;
}

export interface Question {
  before: number;
  card: string;
  right: number;
  skill: Skill;
  answers: Given[];
}

/** first: at once; later: after another look; not: it had to be told, or was left open. */
export type Result = 'first' | 'later' | 'not';

/** After so many wrong answers the right one is told (ZR-3). */
const TRIES = 3;

export function resultOf(question: Question): Result {
  const at = question.answers.findIndex((given) => given.right);
  return at === 0 ? 'first' : at > 0 && at < TRIES ? 'later' : 'not';
}

export interface SkillReport {
  skill: Skill;
  results: Result[];
  /** In seconds: how long it mostly took until the first answer. */
  seconds: number | null;
}

export interface PlayerReport {
  seat: number;
  name: string;
  questions: Question[];
  skills: SkillReport[];
  /** The sums that were not right at once. */
  practise: Question[];
}

function questionsOf(seat: number, story: Phrase[], kept: KeptAnswer[]): Question[] {
  const found: Question[] = [];
  const times = kept.filter((answer) => answer.seat === seat);
  let open: Question | null = null;
  for (const { key, args } of story) {
    if (args.seat !== seat) continue;
    if (key === 'zr-laid' || key === 'zr-snapped' || key === 'zr-naming-lapsed') open = null;
    if (key !== 'zr-named' && key !== 'zr-misnamed') continue;
    const { before, card, answer, right } = args as { before: number; card: string; answer: number; right: number };
    if (!open) found.push((open = { before, card, right, skill: skillOf(before, card), answers: [] }));
    // The same sum may come twice in a game: each kept answer is used once, in the order they were given.
    const at = times.findIndex((time) => time.before === before && time.card === card && time.answer === answer);
    const milliseconds = at < 0 ? undefined : times.splice(at, 1)[0]?.milliseconds;
    open.answers.push({ answer, right: answer === right, milliseconds });
  }
  return found;
}

function median(numbers: number[]): number | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** The players for whom there is something to tell, in the order in which they sit. */
export function reports(players: { seat: number; name: string }[], story: Phrase[], kept: KeptAnswer[]): PlayerReport[] {
  return players
    .map(({ seat, name }) => {
      const questions = questionsOf(seat, story, kept);
      const skills = SKILLS.map((skill) => {
        const mine = questions.filter((question) => question.skill === skill);
        const half = median(mine.flatMap((question) => question.answers[0]?.milliseconds ?? []));
        return { skill, results: mine.map(resultOf), seconds: half === null ? null : Math.max(1, Math.round(half / 1000)) };
      }).filter(({ skill, results }) => results.length > 0 || skill !== 'reading');
      return { seat, name, questions, skills, practise: questions.filter((question) => resultOf(question) !== 'first') };
    })
    .filter((report) => report.questions.length > 0);
}

export type Verdict = 'certain' | 'nearly' | 'practise';
/** In one word, where there were enough sums to say so. */
export function verdictOf(results: Result[]): Verdict | null {
  if (results.length < 2) return null;
  const certain = results.filter((result) => result === 'first').length / results.length;
  return certain >= 0.8 ? 'certain' : certain >= 0.5 ? 'nearly' : 'practise';
}
