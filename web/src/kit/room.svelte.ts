// How a board fills its room. There are three arrangements (a phone upright, a phone on its side, anything larger), each
// drawn once for a room of a certain size and scaled to the one there is: `unit` is what a drawn pixel has become.
//
//   const room = new Room(() => ({ tall: [360, 592], flat: [586, 358], wide: [1180, 706] }));
//   <BoardRoom {room}><div class={['board', room.mode]}>…</div></BoardRoom>
export type Mode = 'tall' | 'flat' | 'wide';
export type Drawn = Record<Mode, readonly [number, number]>;

const LOWEST_WIDE = 480;

export class Room {
  /** What <BoardRoom> fills: where a board looks for its own things. */
  root = $state<HTMLElement>();
  width = $state(0);
  height = $state(0);
  mode: Mode = $derived(this.width < this.height * 1.05 ? 'tall' : this.height < LOWEST_WIDE ? 'flat' : 'wide');
  #drawn: () => Drawn;
  unit = $derived.by(() => {
    const [width, height] = this.#drawn()[this.mode];
    return Math.min(this.width / width, this.height / height);
  });

  constructor(drawn: () => Drawn) {
    this.#drawn = drawn;
  }
}
