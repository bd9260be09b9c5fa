// Wall Break in the browser.
import WallBoard from '../wall/WallBoard.svelte';
import { wallFace } from '../wall/face';
import EndScene from './EndScene.svelte';

export default { ...wallFace(WallBoard), EndScene };
