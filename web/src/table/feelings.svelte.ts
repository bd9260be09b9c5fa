// The feelings that players show each other at a table. One switch per device turns off both showing and seeing them.
import { recall, remember } from '../kit/storage';
import type { Shown } from '../protocol';
import type { TextKey } from '../texts';
import type { Session } from './session.svelte';

type Feeling = Shown['feeling'];

/** The six faces that everyone may show. The fist is for an attacker, so boards offer it. */
export const FACES = ['laugh', 'cheer', 'wow', 'hope', 'cry', 'sorry'] as const satisfies readonly Feeling[];
export const FEELING_WORDS: Record<Feeling, TextKey> = {
  laugh: 'web-feel-laugh',
  cheer: 'web-feel-cheer',
  wow: 'web-feel-wow',
  hope: 'web-feel-hope',
  cry: 'web-feel-cry',
  sorry: 'web-feel-sorry',
  fist: 'web-feel-fist',
};
/** Milliseconds a feeling stays. */
const STAYS = 2600;
/** The maximum number shown at once. */
const MOST = 6;
const OFF = 'feelings-off';

export interface Felt extends Shown {
  id: number;
}

export class Feelings {
  on = $state(!recall(OFF, false));
  seen = $state.raw<Felt[]>([]);
  #count = 0;
  /** The number of feelings of this device's seats. */
  #own = 0;

  constructor(
    private session: Session,
    /** Called for each feeling that appears on this device. */
    private onfelt: (felt: Felt) => void,
    /** Called when a tap showed nothing: one player may show only a few in a row, and none while the table rests. */
    private onheld: () => void,
  ) {
    session.onshown = (shown) => this.#see(shown);
  }

  /** Whether this device may show feelings here. */
  get open(): boolean {
    return this.on && this.session.table?.feelings === true && this.session.own.length > 0 && !this.session.update?.lesson;
  }
  /** Whether another person might see this device's feelings, now or later. */
  get company(): boolean {
    const { table, own } = this.session;
    return (
      table?.feelings === true && own.length > 0 && table.seats.some((one) => one.kind === 'person' && !own.includes(one.seat))
    );
  }

  turn(on: boolean): void {
    this.on = on;
    remember(OFF, !on);
    if (!on) this.seen = [];
  }

  /** Shows a feeling. Every tap gets an answer. */
  async show(feeling: Feeling, at: number | null = null): Promise<void> {
    const seat = this.session.spokesperson;
    if (!this.open || seat === null) return;
    const before = this.#own;
    await this.session.ask({ t: 'show', seat, feeling, at });
    if (this.#own === before) this.onheld();
  }

  #see(shown: Shown): void {
    if (!this.on) return;
    if (this.session.own.includes(shown.seat)) this.#own++;
    const felt = { ...shown, id: ++this.#count };
    this.seen = [...this.seen.filter((one) => one.seat !== felt.seat), felt].slice(-MOST);
    this.onfelt(felt);
    setTimeout(() => (this.seen = this.seen.filter((one) => one !== felt)), STAYS);
  }
}
