// Which board a game has in the browser. A box's folder under games/ brings it; nothing is listed by hand. Boards are
// fetched when somebody opens the box; a game without one is played on the plain board, from words and buttons.
import type { GameFace } from '../games/face';

type Load = () => Promise<GameFace>;

const found = import.meta.glob<GameFace>(['../games/*/index.ts', '../games/*/*/index.ts'], { import: 'default' });

/** By the game's slug, which is the name of its folder. */
const BOARDS = new Map<string, Load>(Object.entries(found).map(([path, load]) => [path.split('/').at(-2) ?? '', load]));

export const hasBoard = (slug: string): boolean => BOARDS.has(slug);

export const boardOf = (slug: string): Promise<GameFace> =>
  BOARDS.get(slug)?.() ?? import('./plain/index').then((module) => module.default);
