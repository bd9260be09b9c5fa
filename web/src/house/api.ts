// The few things that are asked over HTTP. Whatever goes wrong becomes a Problem that can say itself in words.
import { reach } from './reach';
import type {
  ClassJoined,
  ClassMade,
  Frame,
  Invitation,
  JoinClass,
  Learning,
  NewClass,
  NewLesson,
  NewTable,
  Panel,
  PlayOn,
  Refused,
  Reviewed,
  ReviewWish,
  Rulebook,
  Shelf,
  TableMade,
  Watched,
  WatchWish,
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
/** The texts of a language: all of them, or the few that the shelf needs. */
export const getTexts = async (language: string, all: boolean): Promise<string> =>
  (await ask(`api/texts/${all ? '' : 'shelf/'}${language}`)).text();
export const getRules = async (box: string, language: string): Promise<Rulebook> =>
  (await ask(`api/rules/${box}/${language}`)).json();
export const getPlans = async (language: string): Promise<Rulebook> => (await ask(`api/plans/${language}`)).json();
export const getPictures = async (slug: string): Promise<Panel[]> => (await ask(`api/pictures/${slug}`)).json();
export const getLearning = async (): Promise<Learning> => (await ask('api/learning')).json();
export const openTable = async (wish: NewTable): Promise<TableMade> => (await post('api/tables', wish)).json();
export const openLesson = async (wish: NewLesson): Promise<TableMade> => (await post('api/lessons', wish)).json();
export const getInvitation = async (join_key: string): Promise<Invitation> => (await post('api/invitation', { join_key })).json();
/** A name that no other page has. Not randomUUID: a page from the next room's server has none. */
export const pageName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
export const joinTable = async (join_key: string, name: string, client: string, seat: number | null): Promise<TableMade> =>
  (await post('api/join', { join_key, name: name || null, client, seat })).json();
export const watchAgain = async (wish: WatchWish): Promise<Watched> => (await post('api/watch', wish)).json();
export const getFrames = async (wish: WatchWish): Promise<Frame[]> => (await post('api/frames', wish)).json();
/** One more piece of looking back on a finished game; the last answer has the review. */
export const getReview = async (wish: ReviewWish): Promise<Reviewed> => (await post('api/review', wish)).json();
export const playOn = async (wish: PlayOn): Promise<TableMade> => (await post('api/carry-on', wish)).json();
/** Throws a table of this very device away, for good; only an engine in this browser does that. */
export const dropTable = async (key: string): Promise<void> => void (await post('api/drop', { key }));
export const openClass = async (wish: NewClass): Promise<ClassMade> => (await post('api/class', wish)).json();
export const joinClass = async (wish: JoinClass): Promise<ClassJoined> => (await post('api/class/join', wish)).json();
export const qrMatrix = async (text: string): Promise<boolean[][]> => (await (await post('api/qr', { text })).json()).matrix;
/** Asks something that a box brings besides its games. */
export const askExtra = async <Answer>(game: string, extra: string, question: unknown): Promise<Answer> =>
  (await post(`api/extras/${game}/${extra}`, question)).json();
/** A game to cut out, as a PDF; `how`: language, paper, sides, ink, part. */
export const getPaper = async (slug: string, how: Record<string, string>): Promise<Blob> =>
  (await ask(`api/print/${slug}?${new URLSearchParams(how)}`)).blob();
export const getReplay = async (key: string, previous = false): Promise<Blob> =>
  (await post('api/replay', { key, previous })).blob();
