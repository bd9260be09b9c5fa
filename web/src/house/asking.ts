// HTTP requests for the functions of api.ts. Every error becomes a Problem, which can be put into words.
import type { Refused } from '../protocol';
import { reach } from './reach';

export class Problem extends Error {
  readonly key: string;
  readonly args: Record<string, string | number>;
  constructor(key: string, args: Record<string, string | number>, sentence: string) {
    super(sentence);
    this.key = key;
    this.args = args;
  }
}

export async function ask(path: string, init?: RequestInit): Promise<Response> {
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

export const post = (path: string, wish: unknown): Promise<Response> =>
  ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof wish === 'string' ? wish : JSON.stringify(wish),
  });

export const query = (path: string, wish: object): string => `${path}?${new URLSearchParams(wish as Record<string, string>)}`;
export const json = async <Answer>(answer: Promise<Response>): Promise<Answer> => (await answer).json();
export const words = async (answer: Promise<Response>): Promise<string> => (await answer).text();
export const file = async (answer: Promise<Response>): Promise<Blob> => (await answer).blob();

/** Returns a unique id for this page. Not randomUUID, which browsers lack over plain HTTP. */
export const pageName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
