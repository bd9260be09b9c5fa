// One line (a WebSocket, or a worker) that does not give up: it says hello, numbers its requests, and comes back by itself, each time
// naming the last thing it saw, until the server says that there is no use. What it has asked for and not heard of is
// asked again with the same number; the server does it once.
import { pageName } from '../house/asking';
import { type Line, reach } from '../house/reach';
import type { Ack, Advice, Because, Message, Request, Trouble } from '../protocol';

export type Answer = Ack | Advice | Because | Trouble;
export type Asked = Request extends infer R
  ? R extends { t: 'hello' }
    ? never
    : R extends { t: string }
      ? Omit<R, 'id'> & { t: R['t'] }
      : never
  : never;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** Close codes with which the server says: not again with the same words. */
const FINAL = [4000, 4004];
/** What only looks at the table is not asked again: by then there is something else to see. */
const ONLY_LOOKS: Asked['t'][] = ['look', 'words', 'why', 'hint', 'hurry'];

interface Open {
  request: Asked;
  resolve: (answer: Answer | null) => void;
}

interface Listener {
  /** The last number that was seen; asked anew for every hello. */
  last: () => number;
  online: (now: boolean) => void;
  message: (message: Exclude<Message, Ack | Advice | Because>) => void;
}

export class Connection {
  #socket: Line | undefined;
  #open = new Map<number, Open>();
  #name = pageName();
  #id = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private keys: string[],
    private listener: Listener,
  ) {
    this.#connect();
    if (reach().far) {
      addEventListener('online', this.#hurry);
      addEventListener('offline', this.#dropped);
    }
    document.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#dropped);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
    for (const { resolve } of this.#open.values()) resolve(null);
    this.#open.clear();
  }

  /**
   * Resolves with the server's answer; null if there is no connection now, or if it was lost before somebody who only
   * wanted to look was answered. Whatever else was sent is done exactly once, and answered when the connection is back.
   */
  ask(request: Asked): Promise<Answer | null> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = ++this.#id;
    return new Promise((resolve) => {
      this.#open.set(id, { request, resolve });
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = reach().line();
    this.#socket = socket;
    socket.onopen = () =>
      socket.send(JSON.stringify({ t: 'hello', keys: this.keys, last: this.listener.last(), client: this.#name }));
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      this.#lose();
      if (FINAL.includes(event.code)) this.close();
      else this.#later();
    };
  }

  #hear(message: Message): void {
    const answers = message.t === 'ack' || message.t === 'because' || message.t === 'advice';
    if (answers || (message.t === 'trouble' && this.#open.has(message.id))) {
      this.#settle(message.id, message);
      return;
    }
    if (message.t === 'welcome') {
      this.#wait = FIRST_WAIT;
      this.listener.online(true);
      for (const [id, { request }] of this.#open) this.#socket?.send(JSON.stringify({ ...request, id }));
    }
    if (message.t === 'trouble' && message.fatal && message.key !== 'flood') this.close();
    this.listener.message(message);
    if (message.t === 'update' && message.ack !== null)
      this.#settle(message.ack, { t: 'ack', id: message.ack, number: message.number });
  }

  #settle(id: number, answer: Answer | null): void {
    this.#open.get(id)?.resolve(answer);
    this.#open.delete(id);
  }

  #lose(): void {
    for (const [id, { request }] of this.#open) if (ONLY_LOOKS.includes(request.t)) this.#settle(id, null);
    if (!this.#closed) this.listener.online(false);
  }

  #later(): void {
    if (this.#closed) return;
    // A little chance in it, so that after a restart not everybody knocks at the same instant.
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  // The network is back, or somebody looks at the page again: no reason to sit out the wait.
  #hurry = (): void => {
    const state = this.#socket?.readyState;
    if (this.#closed || document.hidden || state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  #dropped = (): void => {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#lose();
    this.#later();
  };
}
