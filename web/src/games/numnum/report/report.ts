// Derives from the story of a game with naming (T-5) which rows of the times table each player is certain of.
//
// A question shows two cards and is answered with one row. It counts for the row the player found. If none was found,
// it counts for the smallest row that contains both numbers within the times table of 9. An answer shows that the
// player knows which numbers are in a row, not that they know a product: seeing that 15 and 9 are in the 3 row does not
// need 3×5. So the table shows numbers: each row up to the tenth, with those that came up. The joker, "only the colour"
// and everything beyond the table (24 is the twelfth number of the 2 row; the 11 and 13 rows) appear only in the lines
// below it.
import type { Phrase } from '../../../protocol';
import { type KeptAnswer, keptOf } from '../../../house/learning/memory';
import { type Given, type Result, resultOf, secondsOf } from '../../../house/learning/results';
import { type Answer, type Answered, ANSWERS, read } from '../cards';

/** The rows of the table and their factors. */
export const PICTURED = [2, 3, 4, 5, 6, 7, 8, 9] as const;
export const FACTORS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export interface Question {
  left: string;
  right: string;
  /** The right answers. */
  rights: string[];
  answers: Given[];
  /** The row it counts for. */
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
  /** Rows that came up, and rows that did not. */
  rows: RowReport[];
  missing: Answer[];
  /** By row and factor; undefined: that number never came up there. */
  cells: (Result | undefined)[][];
  /** Questions that were not right at once. */
  practise: Question[];
}

/** Returns the key under which a question is stored. */
export const questionKey = ({ left, right }: { left: string; right: string }): string => `${left} ${right}`;

const numberOf = (card: string): number => read(card)?.number ?? 1;
/** Returns the row of an answer as a number; undefined for the colour. */
const rowNumber = (answer: string): number | undefined =>
  answer === 'joker' ? 1 : answer === 'colour' ? undefined : Number(answer);

/** Returns the factors of the two numbers in the row; empty if only the colour matches. */
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
  const times = keptOf(
    seat,
    told.map(({ args }) => ({ question: questionKey(args as Answered), answer: String(args.answer) })),
    kept,
  );
  // Two cards are asked about again only after an undo. A settled question does not count twice; an open one
  // continues.
  const found = new Map<string, Question>();
  told.forEach(({ key, args }, i) => {
    const { left, right, answer, answers } = args as Answered;
    const asked = questionKey({ left, right });
    const question = found.get(asked) ?? { left, right, rights: answers, answers: [], row: 'colour' };
    if (question.answers.some((given) => given.right)) return;
    found.set(asked, question);
    question.answers.push({ answer, right: key === 'nn-named', milliseconds: times[i]?.milliseconds, helped: times[i]?.helped });
  });
  return [...found.values()].map((question) => ({
    ...question,
    row: rowOf(question.left, question.right, question.rights, question.answers),
  }));
}

/** Combines several results of one cell: full if nearly always known, empty if never. */
function together(results: Result[]): Result | undefined {
  if (!results.length) return undefined;
  if (results.filter((result) => result === 'first').length >= results.length * 0.8) return 'first';
  return results.every((result) => result === 'not') ? 'not' : 'later';
}

/** Returns a report for each player with answers, in seat order. */
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
      const cells = PICTURED.map((row) =>
        FACTORS.map((factor) =>
          together(
            questions
              .filter((question) => question.row === String(row) && factorsOf(question).includes(factor))
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
