// Answers given on this device: who, which question, how fast. They are stored with the table under the player's
// nickname and are deleted with it.
import { knownTables } from '../memory';
import { readRoute } from '../route';
import { forgetWhere, recall, remember } from '../../kit/storage';

export interface KeptAnswer {
  name: string;
  seat: number;
  /** The question in the game's notation. */
  question: string;
  answer: string;
  /** Milliseconds from the question's appearance on this screen to the answer. */
  milliseconds: number;
  /** The player looked at help first. */
  helped?: boolean;
}

const keyOf = (table: string): string => `table:${table}:answers`;
const PATTERN = /^table:(.+):answers$/;

/** Returns the id of the table on this page: the part of its key before the dot. */
export function tableHere(): string {
  const route = readRoute();
  const key = route.at === 'seat' ? route.keys[0] : route.at === 'watch' ? route.key : undefined;
  return key?.split('.')[0] ?? '';
}

/** Returns the answers, or null if the user deleted them and wants none kept. */
export const keptAnswers = (table: string): KeptAnswer[] | null => recall<KeptAnswer[] | null>(keyOf(table), []);

export function keepAnswer(answer: KeptAnswer): void {
  const table = tableHere();
  // In a classroom nothing is kept on the device.
  if (!table) return;
  remember(keyOf(table), [...(keptAnswers(table) ?? []), { ...answer, milliseconds: Math.round(answer.milliseconds) }]);
}

export const forgetAnswers = (table: string): void => remember(keyOf(table), null);

/**
 * Returns how long each answer of a seat took, in order; undefined if it was not given on this device. A question may
 * come twice or in an earlier game at this table: the latest answers count, each once.
 */
export const timesOf = (
  seat: number,
  given: { question: string; answer: string }[],
  kept: KeptAnswer[],
): (number | undefined)[] => keptOf(seat, given, kept).map((one) => one?.milliseconds);

/** Returns a seat's answers as stored on this device, in the same order. */
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

/** Deletes the answers of tables that this device no longer knows. */
export function tidy(): void {
  const known = new Set([tableHere(), ...knownTables().map((table) => table.keys[0]?.split('.')[0])]);
  forgetWhere((key) => {
    const table = PATTERN.exec(key)?.[1];
    return table !== undefined && !known.has(table);
  });
}
