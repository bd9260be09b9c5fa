// Several people at one device may each read their own language: what somebody chooses in the menu holds for them, and comes
// back whenever the table is theirs, from the curtain on.
import { house } from '../house/house.svelte';
import { recall, remember } from '../kit/storage';
import type { Session } from './session.svelte';

export class Tongues {
  #session: Session;
  /** Forgotten with the table (house/memory.ts). */
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

  /** Whose language it is, where several people share the device: whoever looks, or is to draw the curtain. */
  get reader(): number | null {
    return this.#session.shared ? (this.#session.curtain ?? this.#session.looking) : null;
  }

  /** Somebody chooses a language: for themselves, or for this device where nobody shares it. */
  async choose(language: string): Promise<void> {
    if (this.reader === null) return house.choose(language);
    this.#chosen = { ...this.#chosen, [this.reader]: language };
    remember(this.#key, this.#chosen);
    await house.speak(language);
  }
}
