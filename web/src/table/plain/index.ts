// The face of a game without its own: all its text comes from the rules.
import type { GameFace } from '../../games/face';
import Board from './Board.svelte';

const face: GameFace<unknown> = { Board };
export default face as unknown as GameFace;
