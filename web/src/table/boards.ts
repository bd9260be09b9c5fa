// Finds a game's board. A box's folder under games/ provides it; there is no list. Boards load when the box is opened;
// a game without one uses the plain board with words and buttons.
import type { GameFace } from '../games/face';

type Load = () => Promise<GameFace>;

const found = import.meta.glob<GameFace>(['../games/*/index.ts', '../games/*/*/index.ts'], { import: 'default' });

/** By the game's slug, the name of its folder. */
const BOARDS = new Map<string, Load>(Object.entries(found).map(([path, load]) => [path.split('/').at(-2) ?? '', load]));

export const hasBoard = (slug: string): boolean => BOARDS.has(slug);

export const boardOf = (slug: string): Promise<GameFace> =>
  BOARDS.get(slug)?.() ?? import('./plain/index').then((module) => module.default);
