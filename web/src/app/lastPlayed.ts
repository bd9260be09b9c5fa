// The game of a box that was last played on this device. In its own module because the shelf needs it before the rest
// of the set-up.
import { recall } from '../kit/storage';
import type { GameInfo } from '../protocol';

/** Returns the box's game that was last played here, or its first game. */
export function lastOf(box: string, games: GameInfo[]): GameInfo | undefined {
  const slug = recall(`box:${box}`, '');
  return games.find((game) => game.slug === slug) ?? games[0];
}
