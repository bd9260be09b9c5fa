// What the player has in hand and in mind: the cards, the one that was picked, and where it could go.
import type { Move, ThousandKmView } from '../../protocol';
import { cardOf, sideOf } from './view';

interface Moment {
  view: ThousandKmView;
  moves: Move[];
  /** A clock runs. */
  hurried: boolean;
}

/** A card in the hand. Cards of a kind are alike; the second 75 is "75.1", so that a card keeps its place while others leave. */
export interface Held {
  id: string;
  kind: string;
  /** It could be laid; what can only be thrown away is not played. */
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
  /** The picked card, if it has not left the hand since it was tapped. */
  held = $derived.by(() => (this.#now().moves.length ? this.hand.find((item) => item.id === this.chosen)?.kind : undefined));
  #options = $derived.by(() => (this.held === undefined ? [] : this.movesOf(this.held)));
  /** The attacks with the picked card, by side. */
  hits = $derived(new Map(this.#options.filter((move) => sideOf(move) !== undefined).map((move) => [sideOf(move), move])));
  /** The picked card into the box. */
  toss = $derived(this.#options.find((move) => move.kind === 'discard'));
  /** The picked card before oneself, where it could also go elsewhere. */
  own = $derived.by(() =>
    this.#options.length > 1 ? this.#options.find((move) => move !== this.toss && sideOf(move) === undefined) : undefined,
  );
  /** Nothing can be laid. */
  stuck = $derived.by(() => {
    const { moves } = this.#now();
    return moves.length > 0 && moves.every((move) => move.kind === 'discard');
  });
  /** The points of a round have been seen. */
  next = $derived.by(() => this.#now().moves.find((move) => move.kind === 'next'));
  master = $derived.by(() => this.#now().moves.find((move) => move.kind === 'master'));
  /** Where a clock runs, silence is a no: nobody needs a button, and nobody can see who had the choice. */
  pass = $derived.by(() => {
    const { moves, hurried } = this.#now();
    return hurried ? undefined : moves.find((move) => move.kind === 'pass');
  });

  constructor(now: () => Moment) {
    this.#now = now;
  }

  /** Everything that this kind of card could do now. */
  movesOf(kind: string): Move[] {
    return this.#now().moves.filter((move) => cardOf(move) === kind);
  }

  /**
   * The card was tapped: the move that is clear from that alone, if there is one. Else it is picked, or put back.
   * Throwing a card away is never clear from one tap: it looks like playing it.
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

  /** Which card in the hand goes with this move: the picked one, or the first of its kind. */
  placeOf(card: string): number {
    const id = this.chosen ?? this.hand.find((item) => item.kind === card)?.id;
    return this.hand.findIndex((item) => item.id === id);
  }
}
