// What this device keeps about sums: each answer given here, under the player's nickname and with the table; and
// whether the youngest want answers to choose from. A table that is forgotten takes its answers with it.
import { knownTables, recall, remember } from '../../../app/memory';
import { readRoute } from '../../../app/route';

export interface KeptAnswer {
  name: string;
  seat: number;
  before: number;
  card: string;
  answer: number;
  /** From the question on this screen to the answer. */
  milliseconds: number;
}

const keyOf = (table: string): string => `table:${table}:zr-answers`;
const PATTERN = /^spielkiste:table:(.+):zr-answers$/;

/** The table this page shows: the part of its key before the dot. */
export function tableHere(): string {
  const route = readRoute();
  const key = route.at === 'seat' ? route.keys[0] : route.at === 'watch' ? route.key : undefined;
  return key?.split('.')[0] ?? '';
}

export const keptAnswers = (table: string): KeptAnswer[] => recall<KeptAnswer[]>(keyOf(table), []);

export function keepAnswer(answer: KeptAnswer): void {
  const table = tableHere();
  remember(keyOf(table), [...keptAnswers(table), { ...answer, milliseconds: Math.round(answer.milliseconds) }]);
}

export function forgetAnswers(table: string): void {
  remember(keyOf(table), []);
  try {
    localStorage.removeItem(`spielkiste:${keyOf(table)}`);
  } catch {
    // nothing was stored then
  }
}

/** Answers of tables that this device no longer knows. */
export function tidy(): void {
  const known = new Set([tableHere(), ...knownTables().map((table) => table.keys[0]?.split('.')[0])]);
  try {
    for (const key of Object.keys(localStorage)) {
      const table = PATTERN.exec(key)?.[1];
      if (table !== undefined && !known.has(table)) forgetAnswers(table);
    }
  } catch {
    // nothing was stored then
  }
}

export const wantsSuggestions = (): boolean => recall('zr-suggestions', false);
export const setSuggestions = (wanted: boolean): void => remember('zr-suggestions', wanted);
