// How this page reaches its tables: a remote server, or the engine in this browser.

/** The part of a WebSocket that a connection needs. */
export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Reach {
  /** Whether there is a network in between, so that other devices can join. */
  far: boolean;
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Connects to a table, which may be on another device, or to a classroom. */
  line(table?: string): Line;
  /** Returns a URL for a picture. */
  picture(path: string): string | Promise<string>;
}

const server: Reach = {
  far: true,
  ask: (path, init) => fetch(path, init),
  line: () => {
    const address = new URL('ws', location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    address.hash = '';
    return new WebSocket(address) as Line;
  },
  picture: (path) => path,
};

let now = server;
export const reach = (): Reach => now;
export function reachBy(other: Reach): void {
  now = other;
}
