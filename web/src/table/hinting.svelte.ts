// A hint at this table: asked for with the lamp, shown in words and with a hand until something happens.
import type { GameFace } from '../games/face';
import type { Advice, GameInfo, Move } from '../protocol';
import type { Session } from './session.svelte';

interface Table {
  game: () => GameInfo | undefined;
  face: () => GameFace | null;
  moves: () => Move[];
}

export class Hinting {
  #session: Session;
  #table: Table;
  #hint = $state.raw<{ advice: Advice | null | undefined; at: number } | null>(null);
  /** The sheet is open. */
  open = $state(false);

  /** Whether there is a lamp to ask with: some games bring their own. */
  lamp = $derived.by(() => {
    const { started, onlyPerson, over, update } = this.#session;
    return started && onlyPerson && !over && !update?.lesson && !!this.#table.game()?.hints && !this.#table.face()?.lamp;
  });
  /** What is advised now: nothing (null), or not known yet. */
  advice = $derived.by(() => (this.#hint && this.#hint.at === this.#session.update?.number ? this.#hint.advice : null));

  constructor(session: Session, table: Table) {
    this.#session = session;
    this.#table = table;
    $effect(() => {
      // What was advised for another table is of no use any more.
      if (this.#hint && this.#hint.at !== session.update?.number) this.open = false;
    });
  }

  ask = async (): Promise<void> => {
    const { update } = this.#session;
    if (!this.lamp || !update) return;
    const at = update.number;
    this.open = true;
    if (this.#hint?.at === at && this.#hint.advice !== undefined) return;
    const may = this.#table.moves().length > 0;
    this.#hint = { advice: may ? undefined : null, at };
    const found = may ? await this.#session.hint() : null;
    if (this.#hint.at === at) this.#hint = { advice: found, at };
  };
}
