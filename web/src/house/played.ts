// Finished games on this device with their recordings. They can be watched even if their tables are gone. They never
// leave the device.
import { forgetWhere, recall, remember } from '../kit/storage';

export interface PlayedGame {
  /** The table's id and the start of the shuffle's commitment, which identifies the game. */
  id: string;
  /** A key of its table, which may still exist. */
  key: string;
  game: string;
  names: string[];
  /** The seats played here. */
  own: number[];
  /** Empty if the game ended without a result. */
  winners: number[];
  /** A solo player's achievement, in words. */
  told?: string;
  /** When it ended, in milliseconds. */
  at: number;
}

/** Recordings take space: beyond this number the oldest are deleted. */
const MOST = 60;
const LIST = 'played';
const recordingOf = (id: string): string => `recording:${id}`;

const whole = (game: PlayedGame | null): boolean =>
  typeof game?.id === 'string' && Array.isArray(game.names) && Array.isArray(game.own) && Array.isArray(game.winners);

/** Returns the finished games on this device, newest first. */
export function playedGames(): PlayedGame[] {
  const kept = recall<PlayedGame[]>(LIST, []);
  return Array.isArray(kept) ? kept.filter(whole) : [];
}

export const isPlayed = (id: string): boolean => playedGames().some((game) => game.id === id);

/** Returns the encoded game (see recording.ts); '' if it could not be kept. */
export const keptRecording = (id: string): string => recall<string>(recordingOf(id), '');

export function rememberPlayed(game: PlayedGame, code: string): void {
  remember(recordingOf(game.id), code);
  keep([game, ...playedGames().filter((other) => other.id !== game.id)]);
}

/** Adds the games of another device. */
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
