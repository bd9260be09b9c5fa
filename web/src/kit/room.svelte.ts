// Scales a board to its space. There are three layouts (phone upright, phone on its side, anything larger). Each is
// drawn for a fixed size and scaled: `unit` is the size of one design pixel.
//
//   const room = new Room(() => ({ tall: [360, 592], flat: [586, 358], wide: [1180, 706] }));
//   <Board {room} …><div class={['board', room.mode]}>…</div></Board>
export type Mode = 'tall' | 'flat' | 'wide';
export type Drawn = Record<Mode, readonly [number, number]>;

const LOWEST_WIDE = 480;

export class Room {
  /** The element that <Board> fills; a board looks up its own elements in it. */
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
