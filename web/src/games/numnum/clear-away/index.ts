// Räum ab! at the table: the same board, which sees from the view that every row lies open.
import WallBoard from '../wall/WallBoard.svelte';
import { wallFace } from '../wall/face';
import EndScene from './EndScene.svelte';

export default { ...wallFace(WallBoard), EndScene, tall: true };
