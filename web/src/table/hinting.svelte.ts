// Hints at this table: requested with the lamp, shown in words and with a pointing hand until the next event.
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
  /** Whether the sheet is open. */
  open = $state(false);

  /** Whether the lamp is shown; some games have their own. */
  lamp = $derived.by(() => {
    const { started, onlyPerson, over, update } = this.#session;
    return started && onlyPerson && !over && !update?.lesson && !!this.#table.game()?.hints && !this.#table.face()?.lamp;
  });
  /** The current advice: null is none, undefined is not known yet. */
  advice = $derived.by(() => (this.#hint && this.#hint.at === this.#session.update?.number ? this.#hint.advice : null));

  constructor(session: Session, table: Table) {
    this.#session = session;
    this.#table = table;
    $effect(() => {
      // Advice for an earlier position is useless now.
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
