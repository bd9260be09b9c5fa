// The tables of this server that wait for players, for the shelf.
import { getWaiting } from '../house/api';
import { knownTables } from '../house/memory';
import type { WaitingTable } from '../protocol';

/** Milliseconds between two questions while the shelf is open. */
export const ASK_MS = 4000;

/** The most tables that the shelf shows. */
const MOST = 4;

/** Returns the first tables at which nobody of this device sits yet. */
export async function waitingTables(): Promise<WaitingTable[]> {
  const mine = new Set(knownTables().map((table) => table.joinKey));
  return (await getWaiting()).filter((table) => !mine.has(table.join_key)).slice(0, MOST);
}

/** Calls `show` with the waiting tables now and every few seconds, while the page is visible. Returns how to stop it. */
export function watchWaiting(show: (tables: WaitingTable[]) => void): () => void {
  let stopped = false;
  async function ask() {
    if (stopped || document.hidden) return;
    // A server that cannot be asked is asked again; meanwhile nothing changes.
    const found = await waitingTables().catch(() => null);
    if (found && !stopped) show(found);
  }
  void ask();
  const asking = setInterval(() => void ask(), ASK_MS);
  const looked = () => void ask();
  document.addEventListener('visibilitychange', looked);
  return () => {
    stopped = true;
    clearInterval(asking);
    document.removeEventListener('visibilitychange', looked);
  };
}
