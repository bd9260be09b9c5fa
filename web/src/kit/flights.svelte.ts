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
}

export class Air<Item> {
  flights = $state.raw<Flight<Item>[]>([]);
  #count = 0;

  launch(item: Item, from: Element | null | undefined, to: Element | null | undefined, delay = 0): void {
    if (!from || !to || calm() || document.hidden) return;
    const flight = { id: ++this.#count, item, from: from.getBoundingClientRect(), to: to.getBoundingClientRect(), delay };
    // A long absence may bring many at once; a swarm of cards tells nobody anything.
    this.flights = [...this.flights.slice(-8), flight];
  }

  landed(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }
}
