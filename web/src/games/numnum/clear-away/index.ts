// Räum ab!: the wall board, which sees from the view that the rows are open.
import WallBoard from '../wall/WallBoard.svelte';
import { wallFace } from '../wall/face';
import EndScene from './EndScene.svelte';

export default { ...wallFace(WallBoard), EndScene, tall: true };
