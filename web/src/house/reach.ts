// How this page reaches whoever runs the tables: a server far away, or the engine in this very browser.

/** As much of a WebSocket as a connection needs. */
export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Reach {
  /** Whether a network lies between, and other devices can come to the same table. */
  far: boolean;
  ask(path: string, init?: RequestInit): Promise<Response>;
  line(): Line;
  /** Where a picture can be loaded from. */
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
