// Derives from the story of a game what each player was certain of.
import type { Phrase } from '../../../protocol';
import { type KeptAnswer, timesOf } from '../../../house/learning/memory';
import { type Given, type Result, resultOf, secondsOf } from '../../../house/learning/results';
import type { Skill, Sum } from '../sums';
import { sumKey } from './memory';
import { SKILLS } from './words';

export interface Question {
  before: number;
  card: string;
  right: number;
  skill: Skill;
  answers: Given[];
}

export interface SkillReport {
  skill: Skill;
  results: Result[];
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

const isAnswer = ({ key }: Phrase): boolean => key === 'zr-named' || key === 'zr-misnamed';

function questionsOf(seat: number, story: Phrase[], kept: KeptAnswer[]): Question[] {
  const found: Question[] = [];
  const mine = story.filter(({ args }) => args.seat === seat);
  const times = timesOf(
    seat,
    mine.filter(isAnswer).map(({ args }) => ({ question: sumKey(args.before, args.card), answer: String(args.answer) })),
    kept,
  );
  let open: Question | null = null;
  for (const event of mine) {
    const { key, args } = event;
    if (key === 'zr-laid' || key === 'zr-snapped' || key === 'zr-naming-lapsed') open = null;
    if (!isAnswer(event)) continue;
    const { before, card, skill, answer, right } = args as unknown as Sum;
    if (!open) found.push((open = { before, card, right, skill, answers: [] }));
    open.answers.push({ answer: String(answer), right: answer === right, milliseconds: times.shift() });
  }
  return found;
}

/** Returns a report for each player with answers, in seat order. */
export function reports(players: { seat: number; name: string }[], story: Phrase[], kept: KeptAnswer[]): PlayerReport[] {
  return players
    .map(({ seat, name }) => {
      const questions = questionsOf(seat, story, kept);
      const skills = SKILLS.map((skill) => {
        const asked = questions.filter((question) => question.skill === skill);
        return { skill, results: asked.map(({ answers }) => resultOf(answers)), seconds: secondsOf(asked) };
      }).filter(({ skill, results }) => results.length > 0 || skill !== 'reading');
      return { seat, name, questions, skills, practise: questions.filter(({ answers }) => resultOf(answers) !== 'first') };
    })
    .filter((report) => report.questions.length > 0);
}
