// A lasting bond between two devices that survives lost connections. Each leaves a door open for the other (link.ts);
// the one that loses the connection knocks there. A door stays open until the other end knows a newer one.
import { type Contact, packContact, readContact, toHex } from './codes';
import { Link, type Network } from './link';

export interface Door {
  contact: string;
  /** The name and password to knock with. */
  ufrag: string;
  password: string;
}

/** Milliseconds that one knock may take, and the first and longest pause between knocks. */
const KNOCK_MS = 5000;
const PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** Doors that stay open while the other end may know any of them. */
const MOST_DOORS = 3;
const random = (bytes: number): string => toHex(crypto.getRandomValues(new Uint8Array(bytes)));
const HEX = /^[\da-f]{8,64}$/;

export class Bond {
  onlink: () => void = () => undefined;
  onlost: () => void = () => undefined;
  onmessage: (message: { t: string }) => void = () => undefined;
  /** Returns whether the other end may send one more piece of a message; if not, it is disconnected. */
  allows: () => boolean = () => true;
  onflood: () => void = () => undefined;
  /** The other end has left a door open. */
  ondoor: (door: Door) => void = () => undefined;
  #link: Link | null = null;
  #strong = false;
  /** The doors that wait, the newest last. */
  #doors: Link[] = [];
  #knocking: Link | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = PAUSE_MS;
  #ended = false;

  /** `guest`: this end is the guest. If both ends knock at the same time, the guest's connection is kept. */
  constructor(
    private network: Network,
    private longest: number,
    private guest: boolean,
    public door: Door | null = null,
  ) {}

  get on(): boolean {
    return this.#link?.open ?? false;
  }

  /** Uses this connection from now on. `knocked`: this end has knocked. */
  adopt(link: Link, knocked: boolean): void {
    const strong = knocked === this.guest;
    if (this.#ended || (this.on && this.#strong && !strong)) return link.close();
    const before = this.#link;
    this.#link = link;
    this.#strong = strong;
    this.#pause = PAUSE_MS;
    this.#quiet();
    link.onmessage = (text) => link === this.#link && this.#hear(text);
    link.onclose = () => link === this.#link && this.#lose();
    link.allows = () => {
      if (link !== this.#link || this.allows()) return true;
      this.onflood();
      return false;
    };
    if (before) before.close();
    this.onlink();
    void this.#leaveOpen(link);
  }

  tell(message: object): void {
    this.#link?.send(JSON.stringify(message));
  }

  /** Knocks at the other end's door until it opens. */
  knock(): void {
    if (this.on || this.#knocking || this.#ended || !this.door) return;
    clearTimeout(this.#timer);
    const { contact, ufrag, password } = this.door;
    const link = (this.#knocking = new Link(this.network, this.longest));
    const over = () => {
      if (this.#knocking !== link) return;
      this.#knocking = null;
      link.close();
      this.#timer = setTimeout(() => this.knock(), this.#pause);
      this.#pause = Math.min(LONGEST_PAUSE_MS, this.#pause * 1.5);
    };
    link.onopen = () => {
      this.#knocking = null;
      this.adopt(link, true);
    };
    link.onclose = over;
    this.#timer = setTimeout(over, KNOCK_MS);
    link.enter(readContact(contact), ufrag, password).catch(over);
  }

  end(): void {
    this.#ended = true;
    this.#quiet();
    this.#close(this.#doors);
    this.#link?.close();
  }

  #quiet(): void {
    clearTimeout(this.#timer);
    const knocking = this.#knocking;
    this.#knocking = null;
    knocking?.close();
  }

  #lose(): void {
    this.#link = null;
    if (!this.#ended) this.onlost();
  }

  async #leaveOpen(link: Link): Promise<void> {
    const door = new Link(this.network, this.longest);
    const waiting = [...this.#doors.filter((other) => other !== link), door];
    this.#doors = waiting.slice(-MOST_DOORS);
    this.#close(waiting.slice(0, -MOST_DOORS));
    const [ufrag, password] = [random(4), random(16)];
    door.onopen = () => this.adopt(door, false);
    try {
      const contact: Contact = await door.offer();
      await door.accept({ fingerprint: link.other, ufrag, password, candidates: [] });
      if (link === this.#link) this.tell({ t: 'door', door: { contact: packContact(contact), ufrag, password } });
    } catch {
      // Without a door, reconnecting needs a new code.
      door.close();
    }
  }

  #close(doors: Link[]): void {
    for (const door of doors) door.close();
  }

  #hear(text: string): void {
    try {
      const message = JSON.parse(text) as { t: string; door?: Door };
      if (message.t === 'door-known') return this.#close(this.#doors.splice(0, this.#doors.length - 1));
      if (message.t !== 'door') return this.onmessage(message);
      const { contact, ufrag, password } = message.door as Door;
      readContact(contact);
      if (!HEX.test(ufrag) || !HEX.test(password)) throw new Error(ufrag);
      this.door = { contact, ufrag, password };
      this.ondoor(this.door);
      this.tell({ t: 'door-known' });
    } catch {
      // The message is invalid: our own pages never send it.
      this.#link?.close();
    }
  }
}
