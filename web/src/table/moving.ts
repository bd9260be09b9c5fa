// A game that leaves the server: the file that the chest without a server reads (offline/chest.ts).
import { moveAway } from '../house/api';
import type { Session } from './session.svelte';

/** Returns the game as a chest with nothing else in it. Its own seats and the key to invite the others come with it. */
export async function chestOf({ keys, own, table }: Session): Promise<Blob> {
  const { id, secret, entries, join_key } = await moveAway({ keys });
  const names = table?.seats.map((seat) => seat.name) ?? [];
  const known = { keys, watching: false, game: table?.game ?? '', names, own, at: Date.now(), over: false, joinKey: join_key };
  const chest = {
    tables: [{ id, secret, created: Math.floor(Date.now() / 1000), entries }],
    device: { 'spielkiste:tables': JSON.stringify([known]) },
    format: 'spielkiste-chest',
    version: 1,
  };
  return new Blob([JSON.stringify(chest)], { type: 'application/json' });
}
