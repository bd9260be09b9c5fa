// The boxes on the shelf: the server's games grouped by box, in the server's order.
import type { GameInfo } from '../protocol';
import { house, said, text } from '../house/house.svelte';

export interface BoxInfo {
  id: string;
  title: string;
  /** Text below the box: "2–8 · age 6+". */
  tagline: string;
  /** The number of games, if there are several. */
  sticker: string;
  /** One of its games is unfinished. */
  marked?: boolean;
  /** Stickers for solved tasks of its games. */
  stars?: number;
}

export const gamesIn = (box: string): GameInfo[] => (house.shelf?.games ?? []).filter((game) => game.box === box);

export function boxes(): BoxInfo[] {
  const ids = new Set((house.shelf?.games ?? []).map((game) => game.box));
  return [...ids].map((id) => {
    const games = gamesIn(id);
    const sticker = games.length > 1 ? text('web-box-games', { count: games.length }) : '';
    return { id, title: boxTitle(id), tagline: facts(games), sticker };
  });
}

/** Returns the title on the lid: the box's own name, or that of its game. */
export const boxTitle = (id: string): string => textOr(`web-box-${id}`, () => text(`game-${gamesIn(id)[0]?.slug ?? id}`));

function textOr(id: string, otherwise: () => string): string {
  return house.words?.has(id) ? said(id) : otherwise();
}

/** Returns the number of players of a box, and the minimum age if it has one. */
function facts(games: GameInfo[]): string {
  const youngest = games.filter((game) => game.age).sort((one, other) => one.age - other.age)[0];
  return [seatRange(games), ...(youngest ? [ageText(youngest)] : [])].join(' · ');
}

export function seatRange(games: GameInfo[]): string {
  const counts = games.flatMap((game) => [...game.seat_counts, ...game.seat_overrides.flatMap((rule) => rule.counts)]);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? String(least) : `${least}–${most}`;
}

export const ageText = (game: GameInfo): string => text('web-setup-age', { age: game.age });
export const minutesOf = (minutes: number): string => text('web-setup-minutes', { minutes });

export function minutesText(game: GameInfo): string {
  const [least = 0, most = least] = game.minutes;
  return least === most ? minutesOf(least) : text('web-setup-minutes-range', { least, most });
}
