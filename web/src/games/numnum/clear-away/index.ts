// Räum ab! at the table: the same board, which sees from the view that every row lies open.
import WallBoard from '../wall/WallBoard.svelte';
import { wallFace } from '../wall/face';

export default { ...wallFace(WallBoard), tall: true };
