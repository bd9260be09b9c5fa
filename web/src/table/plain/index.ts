// The face of any game that brings none: everything about it comes in words from the rules.
import type { GameFace } from '../../games/face';
import Board from './Board.svelte';

const face: GameFace<unknown> = { Board };
export default face as unknown as GameFace;
