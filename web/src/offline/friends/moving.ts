// A table moves to the device of a guest. The device that held it passes the codes on with which the others find the new
// one. It stops the table only when all of them are connected there, and deletes it only when the new device has stored it.
import { house, text } from '../../house/house.svelte';
import { handOn, putChest } from '../../house/api';
import { knownTables } from '../../house/memory';
import { type Guest, hosting } from './hosting.svelte';
import { ownReach, tableOf } from './own';
import { type Visit, visits } from './visiting.svelte';

/** What the device with the table asks of a guest, and what the guest answers. */
export type Step =
  | { step: 'wish'; to: string; you: boolean }
  | { step: 'invite'; count: number }
  | { step: 'meet'; code: string }
  | { step: 'reach'; answers: string[] }
  | { step: 'take'; file: string }
  | { step: 'yours' }
  | { step: 'stay' };
export interface Reply {
  ok: boolean;
  codes?: string[];
}

/** Milliseconds that one step may take. Loading the engine and asking people take longer. */
const STEP_MS = 30_000;
const ASKING_MS = 600_000;
const MOST_DEVICES = 8;

/** Why a table stays: the end of a text's key. */
export type Stays = 'refused' | 'failed';
export class Staying extends Error {
  constructor(readonly why: Stays) {
    super(why);
  }
}

async function asked(guest: Guest, step: Step, ms = STEP_MS): Promise<Reply> {
  const reply = await guest.ask(step, ms);
  if (!reply.ok) throw new Staying(step.step === 'wish' ? 'refused' : 'failed');
  return reply;
}

/**
 * Hands a table on to this guest's device. `waiting` is told who has not agreed yet. Throws `Staying` if the table stays
 * here; then nothing has changed.
 */
export async function moveTo(to: Guest, key: string, waiting: (names: string[]) => void, stop: AbortSignal): Promise<void> {
  const table = tableOf(key);
  const agreed = new Set<Guest>();
  let stopped = false;
  try {
    // Another device may come while the others are being asked.
    for (;;) {
      const missing = hosting.at(table).filter((guest) => !agreed.has(guest));
      if (!missing.length) break;
      const asking = new Set(missing);
      const tell = () => waiting([...asking].map(({ name }) => name));
      tell();
      await Promise.race([
        Promise.all(
          missing.map(async (guest) => {
            try {
              await asked(guest, { step: 'wish', to: to.name, you: guest === to }, ASKING_MS);
              agreed.add(guest);
            } catch (trouble) {
              // A device that has left is not asked.
              if (guest === to || guest.on) throw trouble;
            }
            asking.delete(guest);
            tell();
          }),
        ),
        new Promise((_, fail) => stop.addEventListener('abort', () => fail(new Staying('refused')))),
      ]);
    }
    waiting([]);
    const others = hosting.at(table).filter((guest) => guest !== to);
    const { codes = [] } = await asked(to, { step: 'invite', count: others.length + 1 });
    const code = (i: number) => String(codes[i] ?? '');
    const answers = await Promise.all([
      visits.meetNext(table, code(0)),
      ...others.map(async (guest, i) => (await asked(guest, { step: 'meet', code: code(i + 1) })).codes?.[0] ?? ''),
    ]);
    await asked(to, { step: 'reach', answers });
    const file = await handOn({ key, step: 'begin' });
    stopped = true;
    await asked(to, { step: 'take', file: await file.text() });
    await handOn({ key, step: 'gone' });
  } catch (trouble) {
    for (const guest of hosting.at(table)) guest.bond.tell({ t: 'move', step: 'stay' });
    visits.stay(table);
    if (stopped) await handOn({ key, step: 'stay' }).catch(() => undefined);
    throw trouble instanceof Staying ? trouble : new Staying('failed');
  }
  visits.moveOn(table);
  to.bond.tell({ t: 'move', step: 'yours' });
  hosting.leave(table);
  refresh();
}

/** Answers what the device with the table asks of this one. */
export async function answerStep(visit: Visit, id: number, step: Step): Promise<void> {
  const { table } = visit;
  if (step.step === 'wish') {
    visit.wish = { id, to: String(step.to).slice(0, 40), you: step.you };
    return;
  }
  if (step.step === 'stay') {
    if (visit.wish || visit.agreed !== 'no') house.notice = text('web-friends-stays');
    visit.wish = null;
    visit.agreed = 'no';
    visits.stay(table);
    hosting.stay(table);
    return;
  }
  try {
    // Accept data only if the person here has agreed to this move.
    if (visit.agreed !== (step.step === 'meet' ? 'away' : 'here')) throw new Error(step.step);
    const codes: string[] = [];
    if (step.step === 'invite') {
      const joinKey = knownTables().find(({ keys }) => tableOf(keys[0]) === table)?.joinKey ?? '';
      hosting.expect(table);
      for (let i = 0; i < Math.min(step.count, MOST_DEVICES); i++) codes.push((await hosting.invite(joinKey, false)).code);
    } else if (step.step === 'meet') codes.push(await visits.meetNext(table, step.code));
    else if (step.step === 'reach') await Promise.all(step.answers.map((answer) => hosting.take(answer)));
    else if (step.step === 'take') {
      if (!holdsOnly(table, step.file) || (await putChest(step.file)).left) throw new Error(step.step);
    } else {
      visits.forget(visit);
      hosting.here(table);
      refresh();
      house.notice = text('web-friends-yours');
      return;
    }
    visit.reply(id, { ok: true, codes });
  } catch {
    visit.reply(id, { ok: false });
  }
}

/** Returns whether this chest holds this table and nothing else: the device with the table could send anything. */
function holdsOnly(table: string, file: string): boolean {
  const { tables } = JSON.parse(file) as { tables: { id: string }[] };
  return tables.length === 1 && tables[0]?.id === table;
}

/** Answers the question whether the table may move. The device that takes it must have its engine ready. */
export async function answerWish(visit: Visit, yes: boolean): Promise<void> {
  const wish = visit.wish;
  visit.wish = null;
  if (!wish) return;
  let ok = yes;
  visit.agreed = !yes ? 'no' : wish.you ? 'here' : 'away';
  if (yes && wish.you) {
    house.notice = text('web-friends-hand-moving');
    const body = JSON.stringify({ key: '', step: 'stay' });
    // The engine has nothing to settle; it only has to be there.
    await ownReach()
      .ask('api/hand-on', { method: 'POST', body })
      .catch((trouble: { key?: string }) => (ok = trouble.key === 'wrong-key'));
  }
  visit.reply(wish.id, { ok });
}

/** The page asks again which tables are here. */
function refresh(): void {
  if (house.friends) house.friends = { ...house.friends };
}
