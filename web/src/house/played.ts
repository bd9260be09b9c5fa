// The games that were played to their end at this device, with their recordings: they can be watched again whatever becomes
// of their tables. Nothing of it leaves the device.
import { forgetWhere, recall, remember } from '../kit/storage';

export interface PlayedGame {
  /** The table, and which of its games it was. */
  id: string;
  /** A key of its table, where it may still be found. */
  key: string;
  game: string;
  names: string[];
  /** The seats that were played here. */
  own: number[];
  /** None if it was ended without a result. */
  winners: number[];
  /** When it ended, in milliseconds. */
  at: number;
}

/** Recordings take room: those of the oldest games make it. */
const MOST = 60;
const LIST = 'played';
const recordingOf = (id: string): string => `recording:${id}`;

const whole = (game: PlayedGame | null): boolean =>
  typeof game?.id === 'string' && Array.isArray(game.names) && Array.isArray(game.own) && Array.isArray(game.winners);

/** Newest first. */
export function playedGames(): PlayedGame[] {
  const kept = recall<PlayedGame[]>(LIST, []);
  return Array.isArray(kept) ? kept.filter(whole) : [];
}

export const isPlayed = (id: string): boolean => playedGames().some((game) => game.id === id);

/** The whole game as one word (see recording.ts); empty where it could not be kept. */
export const keptRecording = (id: string): string => recall<string>(recordingOf(id), '');

export function rememberPlayed(game: PlayedGame, code: string): void {
  remember(recordingOf(game.id), code);
  keep([game, ...playedGames().filter((other) => other.id !== game.id)]);
}

/** The games of another device beside those of this one. */
export function joinPlayed(others: unknown): void {
  const here = playedGames();
  const known = new Set(here.map((game) => game.id));
  const brought = (Array.isArray(others) ? (others as PlayedGame[]) : []).filter((game) => whole(game) && !known.has(game.id));
  keep([...here, ...brought].sort((one, other) => Number(other.at) - Number(one.at)));
}

export function forgetPlayed(id: string): void {
  keep(playedGames().filter((game) => game.id !== id));
}

function keep(games: PlayedGame[]): void {
  const kept = games.slice(0, MOST);
  remember(LIST, kept);
  const names = new Set(kept.map((game) => recordingOf(game.id)));
  forgetWhere((key) => key.startsWith(recordingOf('')) && !names.has(key));
}
