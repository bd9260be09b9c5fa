// From the story of a game with naming (T-5) to the rows of the times table each player is certain of.
//
// A question shows two cards and is settled by one row. It counts for the row the player found; where none was found, for the
// smallest row in which both numbers have a place within the times table of 9, because that is the one to look for.
// In the picture (9 rows of 9) such a question lights the two cells where its numbers stand in that row: 12 and 18,
// found in the 6 row, light 6×2 and 6×3, and not 2×6, which would be the 2 row. The joker is the 1 row: a 1 and an 8 light
// 1×1 and 1×8. What lies beyond the picture (24 in the 2 row would be 2×12; the 11 and 13 rows; "only the colour") has its
// place in the lines below it only.
import type { Phrase } from '../../../protocol';
import { type KeptAnswer, timesOf } from '../../../house/learning/memory';
import { type Given, type Result, resultOf, secondsOf } from '../../../house/learning/results';
import { type Answer, type Answered, ANSWERS, read } from '../cards';

export const FACTORS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export interface Question {
  left: string;
  right: string;
  /** What would have been right. */
  rights: string[];
  answers: Given[];
  /** What it counts for. */
  row: Answer;
}

export interface RowReport {
  row: Answer;
  results: Result[];
  seconds: number | null;
}

export interface PlayerReport {
  seat: number;
  name: string;
  questions: Question[];
  /** Rows that came up, and those that did not. */
  rows: RowReport[];
  missing: Answer[];
  /** By row and factor, counted from 1; undefined: it never came up. */
  cells: (Result | undefined)[][];
  /** What was not right at once. */
  practise: Question[];
}

/** The two cards of a question as they are kept. */
export const questionKey = ({ left, right }: { left: string; right: string }): string => `${left} ${right}`;

const numberOf = (card: string): number => read(card)?.number ?? 1;
/** The row of an answer as a number; undefined for the colour. */
const rowNumber = (answer: string): number | undefined =>
  answer === 'joker' ? 1 : answer === 'colour' ? undefined : Number(answer);

/** How often the row goes into each of the two numbers; nothing where only the colour is the same. */
export function factorsOf({ left, right, row }: Question): number[] {
  const times = rowNumber(row);
  return times === undefined ? [] : [...new Set([numberOf(left) / times, numberOf(right) / times])];
}

function rowOf(left: string, right: string, rights: string[], answers: Given[]): Answer {
  const found = answers.find((given) => given.right)?.answer;
  const inside = rights.find((one) =>
    factorsOf({ left, right, row: one as Answer, rights, answers }).every((factor) => factor <= FACTORS.length),
  );
  return (found ?? inside ?? rights[0] ?? 'colour') as Answer;
}

function questionsOf(seat: number, story: Phrase[], kept: KeptAnswer[]): Question[] {
  const told = story.filter(({ key, args }) => /^nn-(mis)?named/.test(key) && args.seat === seat);
  const times = timesOf(
    seat,
    told.map(({ args }) => ({ question: questionKey(args as Answered), answer: String(args.answer) })),
    kept,
  );
  // The same two cards are asked about again only after a move was taken back. What was known by then does not count
  // a second time; a question that was still open goes on.
  const found = new Map<string, Question>();
  told.forEach(({ key, args }, i) => {
    const { left, right, answer, answers } = args as Answered;
    const asked = questionKey({ left, right });
    const question = found.get(asked) ?? { left, right, rights: answers, answers: [], row: 'colour' };
    if (question.answers.some((given) => given.right)) return;
    found.set(asked, question);
    question.answers.push({ answer, right: key === 'nn-named', milliseconds: times[i] });
  });
  return [...found.values()].map((question) => ({
    ...question,
    row: rowOf(question.left, question.right, question.rights, question.answers),
  }));
}

/** One sign for a cell that came up several times: full where it was nearly always known, open where never. */
function together(results: Result[]): Result | undefined {
  if (!results.length) return undefined;
  if (results.filter((result) => result === 'first').length >= results.length * 0.8) return 'first';
  return results.every((result) => result === 'not') ? 'not' : 'later';
}

/** The players for whom there is something to tell, in the order in which they sit. */
export function reports(players: { seat: number; name: string }[], story: Phrase[], kept: KeptAnswer[]): PlayerReport[] {
  return players
    .map(({ seat, name }) => {
      const questions = questionsOf(seat, story, kept);
      const of = (row: Answer) => questions.filter((question) => question.row === row);
      const rows = ANSWERS.filter((row) => of(row).length).map((row) => ({
        row,
        results: of(row).map(({ answers }) => resultOf(answers)),
        seconds: secondsOf(of(row)),
      }));
      const cells = FACTORS.map((row) =>
        FACTORS.map((factor) =>
          together(
            questions
              .filter((question) => rowNumber(question.row) === row && factorsOf(question).includes(factor))
              .map(({ answers }) => resultOf(answers)),
          ),
        ),
      );
      return {
        seat,
        name,
        questions,
        rows,
        missing: ANSWERS.filter((row) => !of(row).length),
        cells,
        practise: questions.filter(({ answers }) => resultOf(answers) !== 'first'),
      };
    })
    .filter((report) => report.questions.length > 0);
}
