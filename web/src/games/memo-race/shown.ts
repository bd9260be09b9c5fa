// Pictures for advice and refusals: the way with its tile, the tile in its direction, the two to swap.
import type { MemoRaceView, Phrase } from '../../protocol';
import type { Shown } from '../face';
import { isDirection, placeAt, spotOf, STEP } from './roads';

/** Returns the tile at a place; covered ones show their back. */
function tileAt(view: MemoRaceView, place: string | undefined): string | undefined {
  const tile = view.grid.find((one) => one.place === place);
  return tile && (tile.kind ? `${tile.kind}/${tile.road ?? ''}` : 'back');
}

export function shown({ args }: Phrase, [move = '']: string[], view: MemoRaceView, refused: boolean): Shown | null {
  const [does = '', what = ''] = move.split(' ');
  if (refused) {
    const tile = tileAt(view, (args.place as string | undefined) ?? what);
    return tile ? { things: [tile], sign: 'no' } : null;
  }
  if (does === 'drive' && isDirection(what)) {
    const car = view.cars.find(({ seat }) => seat === view.turn);
    if (!car) return null;
    const { column, row } = spotOf(car.place);
    const tile = tileAt(view, placeAt(column + STEP[what][0], row + STEP[what][1]));
    return { things: tile ? [`arrow/${what}`, tile] : [`arrow/${what}`] };
  }
  if (does === 'lay') {
    const turned = view.grid.find(({ place }) => place === view.turned);
    return turned?.kind ? { things: [`${turned.kind}/${what}`] } : null;
  }
  if (does === 'swap') return { things: ['back', 'back'], sign: 'swap' };
  return does === 'with' ? { things: ['back', 'back'], sign: 'swap' } : null;
}
