// The one thing that this device keeps of a classroom: the key to come back with, until the room is closed.
import { pageName } from '../house/asking';
import { forgetWhere, recall, remember } from '../kit/storage';

interface Kept {
  code: string;
  /** What the page called itself when it came in: a child who joins twice is one child. Another room, another name. */
  client: string;
  key: string | null;
}

const NAME = 'class';

export const keptKey = (): string | null => recall<Kept | null>(NAME, null)?.key ?? null;

/** What this device calls itself in the room of this code. */
export function clientFor(code: string): string {
  const kept = recall<Kept | null>(NAME, null);
  if (kept?.code === code) return kept.client;
  const client = pageName();
  remember(NAME, { code, client, key: null } satisfies Kept);
  return client;
}

export const keepKey = (code: string, key: string): void => remember(NAME, { code, client: clientFor(code), key } satisfies Kept);

export const forgetRoom = (): void => forgetWhere((key) => key === NAME);
