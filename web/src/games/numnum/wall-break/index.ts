// Mauerbruch at the table.
import WallBoard from '../wall/WallBoard.svelte';
import { wallFace } from '../wall/face';

export default wallFace(WallBoard);
