// Facts worth telling after a game: for everyone, and one for players on this device who are not in them.
import type { IconName } from '../kit/Icon.svelte';
import type { Outcome, Phrase } from '../protocol';

export interface Award {
  phrase: Phrase;
  icon: IconName;
  /** A player on this device is named. */
  own: boolean;
}

const OWN = /-own$/;
/** Less than this share of the best count is not an award, */
const PROUD = 0.5;
/** unless the count itself is at least this high. */
const MANY = 5;
/** The most awards shown to everyone. */
const TOLD = 3;
const seatsOf = ({ args }: Phrase): number[] => (Array.isArray(args.seats) ? (args.seats as number[]) : []);

/** Returns the awards, the viewer's own first. It is not shown beside others who did better at the same thing. */
export function awards(
  { facts, own }: Pick<Outcome, 'facts' | 'own'>,
  here: readonly number[],
  icons: Readonly<Record<string, IconName>> = {},
): Award[] {
  const ours = (fact: Phrase) => seatsOf(fact).some((seat) => here.includes(seat));
  const named = facts.filter(ours);
  /** Returns the best count for the same fact, if it is told. */
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
