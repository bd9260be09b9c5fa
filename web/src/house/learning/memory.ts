// What this device keeps about answers that were given on it: who, to which question, how fast; with the table and under
// the player's nickname. A table that is forgotten takes its answers with it.
import { knownTables } from '../memory';
import { readRoute } from '../route';
import { forgetWhere, recall, remember } from '../../kit/storage';

export interface KeptAnswer {
  name: string;
  seat: number;
  /** What was asked, in the game's own notation. */
  question: string;
  answer: string;
  /** From the question on this screen to the answer. */
  milliseconds: number;
  /** Help was looked at before it. */
  helped?: boolean;
}

const keyOf = (table: string): string => `table:${table}:answers`;
const PATTERN = /^table:(.+):answers$/;

/** The table this page shows: the part of its key before the dot. */
export function tableHere(): string {
  const route = readRoute();
  const key = route.at === 'seat' ? route.keys[0] : route.at === 'watch' ? route.key : undefined;
  return key?.split('.')[0] ?? '';
}

/** null: somebody has deleted them and does not want to see them again. */
export const keptAnswers = (table: string): KeptAnswer[] | null => recall<KeptAnswer[] | null>(keyOf(table), []);

export function keepAnswer(answer: KeptAnswer): void {
  const table = tableHere();
  // In a classroom: nothing of it stays on the device.
  if (!table) return;
  remember(keyOf(table), [...(keptAnswers(table) ?? []), { ...answer, milliseconds: Math.round(answer.milliseconds) }]);
}

export const forgetAnswers = (table: string): void => remember(keyOf(table), null);

/**
 * How long each answer of one seat took, in the order they were given; undefined where it was not given on this device. A
 * question may come twice, or have come in an earlier game at this table: the latest answers count, and each once.
 */
export const timesOf = (
  seat: number,
  given: { question: string; answer: string }[],
  kept: KeptAnswer[],
): (number | undefined)[] => keptOf(seat, given, kept).map((one) => one?.milliseconds);

/** The answers of one seat as this device kept them, in the same order. */
export function keptOf(
  seat: number,
  given: { question: string; answer: string }[],
  kept: KeptAnswer[],
): (KeptAnswer | undefined)[] {
  const left = kept.filter((answer) => answer.seat === seat);
  return given
    .toReversed()
    .map(({ question, answer }) => {
      const at = left.findLastIndex((one) => one.question === question && one.answer === answer);
      return at < 0 ? undefined : left.splice(at, 1)[0];
    })
    .reverse();
}

/** Throws away the answers of tables that this device no longer knows. */
export function tidy(): void {
  const known = new Set([tableHere(), ...knownTables().map((table) => table.keys[0]?.split('.')[0])]);
  forgetWhere((key) => {
    const table = PATTERN.exec(key)?.[1];
    return table !== undefined && !known.has(table);
  });
}
