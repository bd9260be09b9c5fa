// A page's connection to a table. Each hello names the last entry seen; messages are passed to a listener.
import { pageName } from '../house/asking';
import { Reconnecting } from '../house/reconnecting';
import type { Ack, Advice, Explanation, Message, Request, Trouble } from '../protocol';

export type Answer = Ack | Advice | Explanation | Trouble;
export type Asked = Request extends infer R
  ? R extends { t: 'hello' }
    ? never
    : R extends { t: string }
      ? Omit<R, 'id'> & { t: R['t'] }
      : never
  : never;

/** Requests that are not resent after a reconnect, because the table has changed by then. */
const ONLY_LOOKS: Asked['t'][] = ['look', 'words', 'why', 'hint', 'hurry', 'show'];

interface Listener {
  /** Returns the last number that was seen; called for every hello. */
  last: () => number;
  online: (now: boolean) => void;
  message: (message: Exclude<Message, Ack | Advice | Explanation>) => void;
}

export class Connection {
  #name = pageName();
  #line: Reconnecting<Asked, Answer, Message>;

  constructor(
    private keys: string[],
    private listener: Listener,
  ) {
    this.#line = new Reconnecting({
      hello: () => ({ t: 'hello', keys: this.keys, last: this.listener.last(), client: this.#name }),
      table: this.keys[0]?.split('.')[0],
      hear: (message) => this.#hear(message),
      lost: () => {
        this.#line.giveUp((wish) => ONLY_LOOKS.includes(wish.t));
        this.listener.online(false);
      },
    });
  }

  close(): void {
    this.#line.close();
  }

  /**
   * Resolves with the server's answer; null if there is no connection now, or if it was lost before a read-only
   * request was answered. All other requests are executed exactly once, and answered when the connection is back.
   */
  ask(request: Asked): Promise<Answer | null> {
    return this.#line.open ? this.#line.ask(request) : Promise.resolve(null);
  }

  #hear(message: Message): void {
    if (message.t === 'ack' || message.t === 'because' || message.t === 'advice') {
      this.#line.settle(message.id, message);
      return;
    }
    if (message.t === 'trouble' && this.#line.settle(message.id, message)) return;
    if (message.t === 'welcome') {
      this.listener.online(true);
      this.#line.welcomed();
    }
    if (message.t === 'trouble' && message.fatal && message.key !== 'flood') this.close();
    this.listener.message(message);
    if (message.t === 'update' && message.ack !== null)
      this.#line.settle(message.ack, { t: 'ack', id: message.ack, number: message.number });
  }
}
