// Languages per player on a shared device: a player's choice in the menu applies whenever it is their turn, from the
// curtain on.
import { house } from '../house/house.svelte';
import { recall, remember } from '../kit/storage';
import type { Session } from './session.svelte';

export class Tongues {
  #session: Session;
  /** The storage key, deleted with the table (house/memory.ts). */
  #key: string;
  #chosen = $state.raw<Record<number, string>>({});

  constructor(session: Session) {
    this.#session = session;
    this.#key = `table:${session.keys[0]?.split('.')[0] ?? ''}:tongues`;
    this.#chosen = recall<Record<number, string>>(this.#key, {});
    $effect(() => {
      const language = this.reader === null ? undefined : this.#chosen[this.reader];
      void house.speak(language ?? house.usual()).catch((trouble) => house.complain(trouble));
    });
    $effect(() => () => void house.speak(house.usual()).catch((trouble) => house.complain(trouble)));
  }

  /** The seat whose language applies on a shared device: the viewer, or the player at the curtain. */
  get reader(): number | null {
    return this.#session.shared ? (this.#session.curtain ?? this.#session.looking) : null;
  }

  /** Sets the language: for the current reader, or for the device if it is not shared. */
  async choose(language: string): Promise<void> {
    if (this.reader === null) return house.choose(language);
    this.#chosen = { ...this.#chosen, [this.reader]: language };
    remember(this.#key, this.#chosen);
    await house.speak(language);
  }
}
