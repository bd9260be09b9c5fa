// Cards in the air. A board says what flies from where to where; <Flights> draws it with the board's own faces and
// forgets it when it has landed. Nothing waits for a flight: the table underneath is already right.
import { calm } from './motion';

export interface Flight<Item> {
  id: number;
  item: Item;
  from: DOMRect;
  to: DOMRect;
  /** Milliseconds before it takes off: several things of one move follow each other. */
  delay: number;
  /** When it has landed it lies there until this is done: what it came to is not known yet. */
  until?: Promise<unknown>;
}

export class Air<Item> {
  flights = $state.raw<Flight<Item>[]>([]);
  #count = 0;

  /** Returns whether it flies. */
  launch(
    item: Item,
    from: Element | null | undefined,
    to: Element | null | undefined,
    delay = 0,
    until?: Promise<unknown>,
  ): boolean {
    if (!from || !to || calm() || document.hidden) return false;
    const id = ++this.#count;
    const flight = { id, item, from: from.getBoundingClientRect(), to: to.getBoundingClientRect(), delay, until };
    // A long absence may bring many at once; a swarm of cards tells nobody anything.
    this.flights = [...this.flights.slice(-8), flight];
    return true;
  }

  landed(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }
}
