// When the players agree to end a game, boards must not say whose turn it is, what is missing or who won.
import { expect, it } from 'vitest';
import type { Outcome } from '../protocol';
import { sentence as race } from './memo-race/say';
import { sentences as mauMau } from './numnum/mau-mau/say';
import { sentences as wall } from './numnum/wall/say';
import { sentences as rally } from './number-rally/say';
import { sentences as km } from './thousand-km/say';
import { lines as lottery } from './tv-lottery/say';

const outcome: Outcome = { scores: [3, 1], winners: [], clause: '', facts: [], own: [], ended: true };
const text = (key: string) => key;
const view = { phase: 'over', turn: 0, sides: [], cars: [], grid: [], questions: [], ways: [] };
/** The rest of the position should not matter here. */
const moment = {
  ...{ view, looking: 0, outcome, text, moves: [], awaited: [], seats: [], events: [], offers: [], may: {} },
  words: { text, nameOf: () => '' },
} as never;

it.each([
  ['the memo race', race],
  ['Mau-Mau', mauMau],
  ['the walls', wall],
  ['the rally', rally],
  ['1000 km', km],
  ['the lottery', lottery],
])('says in %s only that it was ended', (_, say) => {
  expect([say(moment)].flat()).toEqual(['web-ended']);
});
