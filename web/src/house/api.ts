// The few things that are asked over HTTP. Whatever goes wrong becomes a Problem that can say itself in words.
import { reach } from './reach';
import type {
  ClassJoined,
  ClassMade,
  Invitation,
  JoinClass,
  NewClass,
  NewLesson,
  NewTable,
  Panel,
  Refused,
  Rulebook,
  Shelf,
  TableMade,
} from '../protocol';

export class Problem extends Error {
  readonly key: string;
  readonly args: Record<string, string | number>;
  constructor(key: string, args: Record<string, string | number>, sentence: string) {
    super(sentence);
    this.key = key;
    this.args = args;
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await reach().ask(path, init);
  } catch (trouble) {
    throw trouble instanceof Problem ? trouble : new Problem('offline', {}, '');
  }
  if (answer.ok) return answer;
  const refused = (await answer.json().catch(() => null)) as Refused | null;
  throw new Problem(refused?.key ?? 'offline', refused?.args ?? {}, refused?.sentence ?? '');
}

const post = (path: string, body: unknown): Promise<Response> =>
  ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const getShelf = async (): Promise<Shelf> => (await ask('api/shelf')).json();
export const getTexts = async (language: string): Promise<string> => (await ask(`api/texts/${language}`)).text();
export const getRules = async (box: string, language: string): Promise<Rulebook> =>
  (await ask(`api/rules/${box}/${language}`)).json();
export const getPictures = async (slug: string): Promise<Panel[]> => (await ask(`api/pictures/${slug}`)).json();
export const openTable = async (wish: NewTable): Promise<TableMade> => (await post('api/tables', wish)).json();
export const openLesson = async (wish: NewLesson): Promise<TableMade> => (await post('api/lessons', wish)).json();
export const getInvitation = async (join_key: string): Promise<Invitation> => (await post('api/invitation', { join_key })).json();
/** A name that no other page has. Not randomUUID: a page from the next room's server has none. */
export const pageName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
export const joinTable = async (join_key: string, name: string, client: string): Promise<TableMade> =>
  (await post('api/join', { join_key, name: name || null, client })).json();
export const openClass = async (wish: NewClass): Promise<ClassMade> => (await post('api/class', wish)).json();
export const joinClass = async (wish: JoinClass): Promise<ClassJoined> => (await post('api/class/join', wish)).json();
export const importReplay = async (text: string): Promise<TableMade> => (await post('api/import', text)).json();
export const qrMatrix = async (text: string): Promise<boolean[][]> => (await (await post('api/qr', { text })).json()).matrix;
/** Asks something that a box brings besides its games. */
export const askExtra = async <Answer>(game: string, extra: string, question: unknown): Promise<Answer> =>
  (await post(`api/extras/${game}/${extra}`, question)).json();
export const getReplay = async (key: string, previous = false): Promise<Blob> =>
  (await post('api/replay', { key, previous })).blob();
