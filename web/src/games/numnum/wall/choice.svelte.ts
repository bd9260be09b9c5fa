// The state of a player's choice at the wall: the tapped free card, and what it can do.
import { aloud } from '../../../kit/aloud.svelte';
import { leads } from '../../../kit/leads';
import type { WallView } from '../../../protocol';
import type { BoardProps } from '../../face';
import { aside, finds, isNumber, isWish, pairOf, stacksOf, swap, take, topOf } from './view';
import type { TextKey } from '../../../texts';

type Board = Pick<BoardProps<WallView>, 'view' | 'moves' | 'wanted' | 'text' | 'onplay' | 'onwhy'>;

export class Choice {
  #board: () => Board;
  #picked = $state<number | null>(null);
  /** Replaces the sentence until the next tap. */
  hint = $state<string | null>(null);

  /** No player here has to choose a card. */
  resting = $derived.by(() => {
    const { view, moves } = this.#board();
    return !moves.length || view.phase === 'naming' || view.phase === 'breach';
  });
  /** The stack whose free card was tapped, and that card. */
  stack = $derived.by(() => (this.resting ? null : this.#picked));
  card = $derived.by(() => (this.stack === null ? undefined : topOf(this.#board().view, this.stack)));
  /** The pairs it belongs to. */
  offers = $derived.by(() => {
    const { stack } = this;
    return stack === null ? [] : this.#board().view.pairs.filter((pair) => pair.stacks.includes(stack));
  });
  /** If it is a wish card: the cards it can bring back, with their moves. */
  swaps = $derived.by(() => new Map(this.#uses(this.stack, 'swap').map((move) => [String(move.args.card), move.notation])));
  /** If it is a ban card: the move that sets it aside. */
  aside = $derived.by(() => this.#uses(this.stack, 'aside')[0]);
  /** The stacks whose free card has a move. */
  useful = $derived.by(() => new Set(this.resting ? [] : this.#board().moves.flatMap(stacksOf)));

  constructor(board: () => Board) {
    this.#board = board;
  }

  #uses(stack: number | null, kind: string) {
    return this.#board().moves.filter((move) => move.kind === kind && stack !== null && stacksOf(move).includes(stack));
  }

  /**
   * Returns the moves that touching a free card makes or begins; once another card is chosen, only the move with both.
   * The chosen card leads to all its moves, because touching it again puts it back.
   */
  ways = (stack: number): string | undefined => {
    if (this.resting) return undefined;
    const { moves } = this.#board();
    const chosen = this.stack;
    if (chosen === stack) return leads(...moves.map((move) => move.notation));
    const meant = moves.filter((move) => stacksOf(move).includes(stack) && (chosen === null || stacksOf(move).includes(chosen)));
    return leads(...meant.map((move) => move.notation));
  };

  /** Returns the message id of a special card's current use. */
  purpose = (stack: number): TextKey | undefined => {
    if (this.resting) return undefined;
    if (this.#uses(stack, 'swap').length) return 'web-wall-tag-swap';
    const [set] = this.#uses(stack, 'aside');
    return set && (set.outlook.lifts ? 'web-wall-tag-lift' : 'web-wall-tag-bar');
  };

  drop(): void {
    this.#picked = null;
    this.hint = null;
  }

  play(move: string): Promise<boolean> {
    this.drop();
    return this.#board().onplay(move);
  }

  /** Handles a tap on a free card. */
  pick(stack: number): void {
    const { view, onwhy } = this.#board();
    const card = topOf(view, stack);
    this.hint = null;
    if (this.resting) onwhy([take(stack, (stack + 1) % view.stacks.length)]);
    else if (this.stack === stack) this.#picked = null;
    else if (this.stack !== null && isNumber(card) && isNumber(this.card)) this.#pair(this.stack, stack);
    else if (isNumber(card) || this.#uses(stack, 'swap').length || this.#uses(stack, 'aside').length) this.#picked = stack;
    else onwhy([this.#vainly(stack)]);
  }

  /**
   * Handles a tap on the card below the end of a row (-1: a card further down). It is free only together with the end
   * card.
   */
  below(stack: number, card: string): void {
    if (this.resting) return;
    if (stack < 0 || !isNumber(card) || (this.stack !== null && this.stack !== stack)) {
      // A tap on a special card explains it.
      this.hint = this.#board().text(isNumber(card) ? 'web-wall-say-not-free' : isWish(card) ? 'web-wall-star' : 'web-wall-ban');
      aloud.answer(this.hint);
    } else if (this.stack === stack) this.#pair(stack, stack);
    else this.pick(stack);
  }

  /** Whether a card that is dragged onto another one makes a pair; while the player has to find out, any two numbers may. */
  joins = (one: number, other: number): boolean => {
    const { view } = this.#board();
    if (this.resting || one === other) return false;
    if (finds(view)) return isNumber(topOf(view, one)) && isNumber(topOf(view, other));
    return pairOf(view, one, other) !== undefined;
  };

  /** Drops a free card onto another one: plays the pair, or says why not. */
  join(one: number, other: number): Promise<boolean> | undefined {
    this.drop();
    if (pairOf(this.#board().view, one, other) && !this.resting) return this.play(take(one, other));
    this.pick(one);
    if (this.stack === one && isNumber(this.card)) this.pick(other);
    return undefined;
  }

  #pair(one: number, other: number): void {
    const { wanted, moves } = this.#board();
    // A lesson names its cards: if the player has chosen another one, the named one replaces it.
    const named = moves.filter((move) => wanted?.includes(move.notation)).flatMap(stacksOf);
    if (wanted?.length && one !== other && named.includes(other) && !named.includes(one)) this.#picked = other;
    else if (pairOf(this.#board().view, one, other)) void this.play(take(one, other));
    else this.#board().onwhy([take(one, other)]);
  }

  /** Returns the move of a special card, to ask why it is illegal. For a wish, any number works. */
  #vainly(stack: number): string {
    const { view } = this.#board();
    const number = view.stacks.map((_, other) => topOf(view, other)).find(isNumber);
    return isWish(topOf(view, stack)) && number !== undefined ? swap(stack, number) : aside(stack);
  }
}
