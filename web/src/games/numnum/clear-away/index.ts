// Clear Away!: the wall board, which knows from the view that the rows are face up.
import WallBoard from '../wall/WallBoard.svelte';
import { wallFace } from '../wall/face';
import EndScene from './EndScene.svelte';

export default { ...wallFace(WallBoard), EndScene, tall: true };
