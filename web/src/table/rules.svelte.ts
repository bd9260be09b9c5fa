// Loads the rules of a box in the reader's language, once each.
import { getRules } from '../house/api';
import { house } from '../house/house.svelte';
import type { Rulebook } from '../protocol';

const fetched = new Map<string, Promise<Rulebook>>();

export function rulesOf(box: string): Promise<Rulebook> {
  const language = house.words?.locale ?? 'en';
  const key = `${box}/${language}`;
  let rules = fetched.get(key);
  if (!rules) {
    rules = getRules(box, language);
    // A failed load is retried next time.
    rules.catch(() => fetched.delete(key));
    fetched.set(key, rules);
  }
  return rules;
}
