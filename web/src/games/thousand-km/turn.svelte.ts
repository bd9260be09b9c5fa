// The state of a player's turn: the hand, the picked card and its targets.
import type { Move, ThousandKmView } from '../../protocol';
import { cardOf, sideOf } from './view';

interface Moment {
  view: ThousandKmView;
  moves: Move[];
  /** A reaction window is open. */
  hurried: boolean;
}

/**
 * A card in the hand. Cards of a kind are alike; the second 75 is "75.1", so that a card keeps its place while others
 * leave.
 */
export interface Held {
  id: string;
  kind: string;
  /** The card can be played; discarding does not count. */
  playable: boolean;
}

export class Turn {
  /** The id of the picked card. */
  chosen = $state<string | null>(null);
  #now: () => Moment;

  hand: Held[] = $derived.by(() => {
    const { view, moves } = this.#now();
    const seen = new Map<string, number>();
    return view.hand.map((kind) => {
      const count = seen.get(kind) ?? 0;
      seen.set(kind, count + 1);
      const playable = moves.some((move) => cardOf(move) === kind && move.kind !== 'discard');
      return { id: `${kind}.${count}`, kind, playable };
    });
  });
  /** The picked card, if it is still in the hand. */
  held = $derived.by(() => (this.#now().moves.length ? this.hand.find((item) => item.id === this.chosen)?.kind : undefined));
  #options = $derived.by(() => (this.held === undefined ? [] : this.movesOf(this.held)));
  /** The attacks with the picked card, by side. */
  hits = $derived(new Map(this.#options.filter((move) => sideOf(move) !== undefined).map((move) => [sideOf(move), move])));
  /** The move that discards the picked card. */
  toss = $derived(this.#options.find((move) => move.kind === 'discard'));
  /** The move that plays the picked card on the player's own side, if it is not the only move. */
  own = $derived.by(() =>
    this.#options.length > 1 ? this.#options.find((move) => move !== this.toss && sideOf(move) === undefined) : undefined,
  );
  /** Nothing can be played. */
  stuck = $derived.by(() => {
    const { moves } = this.#now();
    return moves.length > 0 && moves.every((move) => move.kind === 'discard');
  });
  /** The move that confirms the points of a round. */
  next = $derived.by(() => this.#now().moves.find((move) => move.kind === 'next'));
  master = $derived.by(() => this.#now().moves.find((move) => move.kind === 'master'));
  /** In a timed window, not reacting means no. There is no button, so nobody sees who had the choice. */
  pass = $derived.by(() => {
    const { moves, hurried } = this.#now();
    return hurried ? undefined : moves.find((move) => move.kind === 'pass');
  });

  constructor(now: () => Moment) {
    this.#now = now;
  }

  /** Returns all moves with this kind of card. */
  movesOf(kind: string): Move[] {
    return this.#now().moves.filter((move) => cardOf(move) === kind);
  }

  /**
   * Handles a tap on a card. Returns the move if only one is possible; else the card is picked or put back. Discarding
   * always needs a second tap, because it looks like playing.
   */
  tap(item: { id: string; kind: string }): Move | undefined {
    const [only, another] = this.movesOf(item.kind);
    if (only && !another && only.kind !== 'discard') {
      this.chosen = item.id;
      return only;
    }
    this.chosen = only && this.chosen !== item.id ? item.id : null;
    return undefined;
  }

  /** Returns the index of the hand card for this move: the picked one, or the first of its kind. */
  placeOf(card: string): number {
    const id = this.chosen ?? this.hand.find((item) => item.kind === card)?.id;
    return this.hand.findIndex((item) => item.id === id);
  }
}
