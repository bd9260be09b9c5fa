// The only thing this device stores about a classroom: the key to return with, until the room is closed.
import { pageName } from '../house/asking';
import { forgetWhere, recall, remember } from '../kit/storage';

interface Kept {
  code: string;
  /** The client id sent on entry, so that a child who joins twice counts once. It differs for each room. */
  client: string;
  key: string | null;
}

const NAME = 'class';

export const keptKey = (): string | null => recall<Kept | null>(NAME, null)?.key ?? null;

/** Returns this device's client id for the room with this code. */
export function clientFor(code: string): string {
  const kept = recall<Kept | null>(NAME, null);
  if (kept?.code === code) return kept.client;
  const client = pageName();
  remember(NAME, { code, client, key: null } satisfies Kept);
  return client;
}

export const keepKey = (code: string, key: string): void => remember(NAME, { code, client: clientFor(code), key } satisfies Kept);

export const forgetRoom = (): void => forgetWhere((key) => key === NAME);
