// The browser's database behind the engine's store (offline/store.py): every change is stored before it is announced.

type Change =
  | ['table', id: string, secret: string, created: number, stage: string, used: number]
  | ['entry', table: string, number: number, body: string]
  | ['mark', table: string, stage: string, used: number]
  | ['drop', table: string];

interface Table {
  id: string;
  secret: string;
  created: number;
  stage: string;
  used: number;
}

const NAME = 'spielkiste';
const VERSION = 1;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error());
  });

const entriesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

export class Keeper {
  #opened: Promise<IDBDatabase> | null = null;

  /** Stores all changes or none. Returns '' on success, else the error. */
  async keep(changes: string): Promise<string> {
    try {
      await this.#write(JSON.parse(changes) as Change[]);
      return '';
    } catch (trouble) {
      return (trouble as Error | null)?.name === 'QuotaExceededError' ? 'full' : 'denied';
    }
  }

  async fetch(id: string): Promise<string> {
    try {
      const reading = (await this.#database()).transaction(['tables', 'entries']);
      const [table, entries] = await Promise.all([
        done(reading.objectStore('tables').get(id) as IDBRequest<Table | undefined>),
        done(reading.objectStore('entries').getAll(entriesOf(id)) as IDBRequest<string[]>),
      ]);
      return table ? JSON.stringify({ ...table, entries }) : '';
    } catch {
      return '';
    }
  }

  /** Returns everything stored; nothing if the database cannot be read. */
  async everything(): Promise<string> {
    try {
      const reading = (await this.#database()).transaction(['tables', 'entries']);
      const tables = await done(reading.objectStore('tables').getAll() as IDBRequest<Table[]>);
      const entries = reading.objectStore('entries');
      const logs = await Promise.all(tables.map(({ id }) => done(entries.getAll(entriesOf(id)) as IDBRequest<string[]>)));
      return JSON.stringify(tables.map((table, i) => ({ ...table, entries: logs[i] })));
    } catch {
      return '';
    }
  }

  async #write(changes: Change[]): Promise<void> {
    const database = await this.#database();
    await new Promise<void>((resolve, reject) => {
      // Strict durability: the transaction completes when the data is on disk.
      const writing = database.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error ?? new Error());
      const tables = writing.objectStore('tables');
      const entries = writing.objectStore('entries');
      for (const change of changes) {
        if (change[0] === 'table') {
          const [, id, secret, created, stage, used] = change;
          tables.add({ id, secret, created, stage, used } satisfies Table);
        } else if (change[0] === 'entry') {
          // An entry number is used once: a duplicate fails the whole transaction.
          entries.add(change[3], [change[1], change[2]]);
        } else if (change[0] === 'mark') {
          const [, id, stage, used] = change;
          const found = tables.get(id) as IDBRequest<Table | undefined>;
          found.onsuccess = () => found.result && tables.put({ ...found.result, stage, used });
        } else {
          tables.delete(change[1]);
          entries.delete(entriesOf(change[1]));
        }
      }
    });
  }

  #database(): Promise<IDBDatabase> {
    this.#opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(NAME, VERSION);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('tables', { keyPath: 'id' });
        opening.result.createObjectStore('entries');
      };
      opening.onerror = () => reject(opening.error ?? new Error());
      opening.onsuccess = () => {
        const database = opening.result;
        // The user deleted the page's data, or a newer page needs to upgrade it: reopen on demand.
        const lost = () => {
          database.close();
          this.#opened = null;
        };
        database.onclose = lost;
        database.onversionchange = lost;
        resolve(database);
      };
    });
    this.#opened.catch(() => (this.#opened = null));
    return this.#opened;
  }
}
