// What is worth telling about a game that is over: what everybody is told, and something for those here who are not named in it.
import type { IconName } from '../kit/Icon.svelte';
import type { Outcome, Phrase } from '../protocol';

export interface Award {
  phrase: Phrase;
  icon: IconName;
  /** Somebody at this device is named in it. */
  own: boolean;
}

const OWN = /-own$/;
/** Less than this part of what the best has done is nothing to be held up. */
const PROUD = 0.5;
/** … unless it is much by itself, and nobody need know of the others. */
const MANY = 5;
/** No more than these are told of everybody: something that nobody is told in a shorter list was not worth a word. */
const TOLD = 3;
const seatsOf = ({ args }: Phrase): number[] => (Array.isArray(args.seats) ? (args.seats as number[]) : []);

/** One's own comes first: that is what one looks for. Who had more of the same is not told beside it. */
export function awards(
  { facts, own }: Pick<Outcome, 'facts' | 'own'>,
  here: readonly number[],
  icons: Readonly<Record<string, IconName>> = {},
): Award[] {
  const ours = (fact: Phrase) => seatsOf(fact).some((seat) => here.includes(seat));
  const named = facts.filter(ours);
  /** How often the best has done the same, where that is told. */
  const most = (fact: Phrase) => facts.find((other) => other.key === fact.key.replace(OWN, ''))?.args.count;
  const proud = (fact: Phrase) => {
    const best = most(fact);
    const count = Number(fact.args.count);
    return count >= MANY || (best === undefined ? facts.length >= TOLD : count >= PROUD * Number(best));
  };
  const mine = named.length ? named : own.filter((fact) => ours(fact) && proud(fact));
  const told = new Set(mine.map((fact) => fact.key.replace(OWN, '')));
  const others = facts.filter((fact) => !told.has(fact.key));
  return [...mine, ...others].map((phrase) => ({
    phrase,
    icon: icons[phrase.key.replace(OWN, '')] ?? 'star',
    own: mine.includes(phrase),
  }));
}
