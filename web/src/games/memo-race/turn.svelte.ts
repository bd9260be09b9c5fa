// What the viewer can do, and what they have begun: choosing a swap, its first tile, a refused touch. The server says
// which moves exist and where they lead.
import { tick } from 'svelte';
import { leads } from '../../kit/leads';
import type { MemoRaceView, Move } from '../../protocol';
import type { BoardProps } from '../face';
import { refusal, refused, type Refusal } from './refusals';
import { isDirection, type Direction } from './roads';

export interface Question {
  /** Where the car can go now. */
  drives: Map<string, Direction>;
  /** Where the revealed tile can lead, each with the tile's direction. */
  leads: Map<string, string>;
  /** Tiles that can be swapped now; empty if no swap is in progress. */
  loose: Set<string>;
  /** The first tile of a swap. */
  held: string | null;
  preview: string | null;
}

/** How long the sign on a place, the arrows' jump and the picture of a refusal are shown. */
const SIGN = 1100;
const HOP = 1200;
const REFUSAL = 8000;

const direction = (move: Move): Direction => (isDirection(move.args.direction) ? move.args.direction : 'north');

export class Turn {
  // The first tile of a swap is only stored here, so that it can be put back; the rules get it with the second one.
  first = $state<string | null>(null);
  wished = $state(false);
  /** The direction being previewed. */
  preview = $state<string | null>(null);
  /** A refused touch: the sign is on the place, the reason is on the stage as a picture, and the rule is one tap away. */
  refused = $state<string | null>(null);
  nope = $state.raw<Refusal | null>(null);
  /** "This way": the arrows jump once. */
  hopping = $state(false);
  onrefused: (refusal: Refusal) => void = () => {};
  /** Called when the viewer touches their own car. */
  onown: () => void = () => {};
  #timers: Record<string, ReturnType<typeof setTimeout>> = {};

  constructor(private props: () => BoardProps<MemoRaceView>) {}

  get #view(): MemoRaceView {
    return this.props().view;
  }
  own = $derived.by(() => {
    const { looking, view } = this.props();
    return looking === null ? undefined : view.cars[looking];
  });
  asked = $derived.by(() => this.props().moves.length > 0);
  #by(kind: string, place: (move: Move) => string | null): Map<string, Move> {
    const found = this.props().moves.filter((move) => move.kind === kind && place(move) !== null);
    return new Map(found.map((move) => [place(move) ?? '', move]));
  }
  drives = $derived.by(() => this.#by('drive', (move) => move.outlook.place));
  swaps = $derived.by(() => this.#by('swap', (move) => move.args.place));
  withs = $derived.by(() => this.#by('with', (move) => move.args.place));
  lays = $derived.by(() => this.props().moves.filter((move) => move.kind === 'lay'));
  /** Where each direction leads, if there is a choice. */
  leads = $derived.by(() => (this.lays.length > 1 ? this.#by('lay', (move) => move.outlook.place) : new Map<string, Move>()));

  held = $derived.by(() => this.#view.lifted ?? (this.swaps.size ? this.first : null));
  stuck = $derived.by(() => this.asked && this.#view.phase === 'turn' && !this.drives.size);
  swapping = $derived.by(() => this.held !== null || this.stuck || (this.wished && this.swaps.size > 0));
  /** Tiles that can be swapped now. */
  #loose = $derived.by(() => {
    if (!this.asked || !this.swapping) return [];
    return this.#view.phase === 'swap' ? [...this.withs.keys()] : [...this.swaps.keys()].filter((place) => place !== this.held);
  });
  question: Question = $derived.by(() => ({
    drives: new Map(this.swapping ? [] : [...this.drives].map(([place, move]) => [place, direction(move)])),
    leads: new Map([...this.leads].map(([place, move]) => [place, String(move.args.road)])),
    loose: new Set(this.#loose),
    held: this.held,
    preview: this.preview,
  }));

  /** Returns what touching this place leads to (see kit/leads.ts). */
  wayOf(place: string): string | undefined {
    if (!this.asked) return undefined;
    if (this.#view.phase === 'lay') return leads(this.leads.get(place)?.notation);
    if (this.#view.phase === 'swap') return leads(this.withs.get(place)?.notation);
    const swap = this.swaps.get(place)?.notation;
    // The second tile of a swap also sends the first one.
    if (this.first !== null && this.first !== place) return swap && leads(this.swaps.get(this.first)?.notation, `with ${place}`);
    return leads(this.swapping ? swap : (this.drives.get(place)?.notation ?? swap));
  }
  /** What the pictures for driving and swapping lead to. */
  get wayOfDriving(): string | undefined {
    return this.drives.size === 1 ? leads(...[...this.drives.values()].map((move) => move.notation)) : undefined;
  }
  get wayOfSwapping(): string | undefined {
    return leads(...[...this.swaps.values()].map((move) => move.notation));
  }

  /** Drops choices that the latest update has made impossible. */
  settle(): void {
    if (this.#view.phase !== 'turn' || !this.asked) {
      this.first = null;
      this.wished = false;
    }
    if (this.#view.phase !== 'lay') this.preview = null;
  }

  escape(): void {
    if (this.nope) this.nope = null;
    else if (this.first !== null) this.first = null;
    else this.wished = false;
  }

  pick(place: string): void {
    const { looking, view, onplay, onwhy } = this.props();
    if (looking === null) return;
    this.nope = null;
    if (!this.asked) {
      this.#shake(place);
      // It is not their turn, so any move yields the reason.
      onwhy(['drive north']);
      return;
    }
    if (view.phase === 'lay' || view.phase === 'swap') {
      const move = view.phase === 'lay' ? this.leads.get(place) : this.withs.get(place);
      if (move) void onplay(move.notation);
      else this.#why(place, view.phase === 'swap');
      return;
    }
    const drive = this.drives.get(place);
    if (this.swapping) this.#pickTile(place);
    else if (drive) void onplay(drive.notation);
    else if (place === this.own?.place) {
      this.#hop();
      this.onown();
    }
    // A neighbour without a road: the touch meant a drive. Anything further away can only be a swap.
    else if (refused(view, 'drive', place) || !this.swaps.has(place)) this.#why(place, false);
    else this.first = place;
  }
  #pickTile(place: string): void {
    if (place === this.first) this.first = null;
    else if (!this.swaps.has(place)) this.#why(place, true);
    else if (this.first === null) this.first = place;
    else void this.#exchange(this.first, place);
  }
  async #exchange(one: string, other: string): Promise<void> {
    const { onplay } = this.props();
    const move = this.swaps.get(one);
    if (move && (await onplay(move.notation))) void onplay(`with ${other}`);
  }

  /** Chooses to drive or to swap, by the pictures. */
  choose(swap: boolean): void {
    this.nope = null;
    if (swap && !this.swaps.size) {
      this.#why(this.#view.grid.find((tile) => tile.kind === null)?.place ?? '', true);
      return;
    }
    const [only, another] = this.drives.values();
    // With only one way, the button drives; otherwise the arrows show the choice.
    if (!swap && !this.swapping && only && !another) {
      void this.props().onplay(only.notation);
      return;
    }
    if (!swap) this.#hop();
    this.first = null;
    this.wished = swap;
  }

  #why(place: string, swap: boolean): void {
    this.nope = refusal(this.#view, place, swap);
    this.onrefused(this.nope);
    if (this.nope.picture !== 'drive') this.#shake(place);
    if (this.nope.picture === 'far') this.#hop();
    this.#later('nope', REFUSAL, () => (this.nope = null));
  }
  #shake(place: string): void {
    this.refused = place;
    this.#later('sign', SIGN, () => (this.refused = null));
  }
  #hop(): void {
    this.hopping = false;
    clearTimeout(this.#timers.hop);
    void tick().then(() => {
      this.hopping = true;
      this.#later('hop', HOP, () => (this.hopping = false));
    });
  }
  #later(what: string, wait: number, act: () => void): void {
    clearTimeout(this.#timers[what]);
    this.#timers[what] = setTimeout(act, wait);
  }
  stop(): void {
    Object.values(this.#timers).forEach(clearTimeout);
  }
}
