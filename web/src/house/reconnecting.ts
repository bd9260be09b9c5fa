// A connection (a WebSocket, or a worker) that reconnects: it sends a hello, numbers its requests, and reconnects until
// the server refuses for good. Unanswered requests are resent with the same number; the server executes each once.
import { type Line, reach } from './reach';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** Close codes after which the same hello must not be retried. */
const FINAL = [4000, 4004];

export interface Listener<Message> {
  /** Returns the first message; called for every connection. */
  hello: () => object;
  /** The table to connect to; undefined for other connections. */
  table?: string;
  hear: (message: Message) => void;
  lost: () => void;
}

export class Reconnecting<Wish, Answer, Message> {
  #line: Line | undefined;
  #waiting = new Map<number, { wish: Wish; resolve: (answer: Answer | null) => void }>();
  #id = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #welcome = false;
  #closed = false;

  constructor(private listener: Listener<Message>) {
    this.#connect();
    if (reach().far) {
      addEventListener('online', this.#hurry);
      addEventListener('offline', this.#dropped);
    }
    document.addEventListener('visibilitychange', this.#hurry);
  }

  get open(): boolean {
    return this.#line?.readyState === WebSocket.OPEN;
  }

  /** Resolves with the answer, across any number of reconnects; with null if the connection is closed or given up first. */
  ask(wish: Wish): Promise<Answer | null> {
    const id = ++this.#id;
    return new Promise((resolve) => {
      this.#waiting.set(id, { wish, resolve });
      if (this.open) this.#send({ ...wish, id });
    });
  }

  /** Resends all pending requests once the hello was answered. */
  welcomed(): void {
    if (this.#welcome) return;
    this.#welcome = true;
    this.#wait = FIRST_WAIT;
    for (const [id, { wish }] of this.#waiting) this.#send({ ...wish, id });
  }

  /** Resolves a request; returns whether it was pending. */
  settle(id: number, answer: Answer | null): boolean {
    this.#waiting.get(id)?.resolve(answer);
    return this.#waiting.delete(id);
  }

  /** Stops retrying these requests. */
  giveUp(which: (wish: Wish) => boolean): void {
    for (const [id, { wish }] of this.#waiting) if (which(wish)) this.settle(id, null);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#dropped);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#line?.close();
    this.giveUp(() => true);
  }

  #send(message: object): void {
    this.#line?.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const line = reach().line(this.listener.table);
    this.#line = line;
    this.#welcome = false;
    line.onopen = () => this.#send(this.listener.hello());
    line.onmessage = (event) => {
      if (line === this.#line) this.listener.hear(JSON.parse(String(event.data)) as Message);
    };
    line.onclose = (event) => {
      if (line !== this.#line || this.#closed) return;
      this.listener.lost();
      if (FINAL.includes(event.code)) this.close();
      else this.#later();
    };
  }

  #later(): void {
    if (this.#closed) return;
    // Random jitter, so that not all clients reconnect at the same instant after a restart.
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  // The network is back or the page is visible again: retry at once.
  #hurry = (): void => {
    if (this.#closed || document.hidden || this.open || this.#line?.readyState === WebSocket.CONNECTING) return;
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  #dropped = (): void => {
    const line = this.#line;
    this.#line = undefined;
    line?.close();
    this.listener.lost();
    this.#later();
  };
}
