// Facts worth telling after a game: for everyone, and one for a player on this device who is not named in them.
import type { IconName } from '../kit/Icon.svelte';
import type { Outcome, Phrase } from '../protocol';

export interface Award {
  phrase: Phrase;
  icon: IconName;
  /** It names a player on this device. */
  own: boolean;
}

const OWN = /-own$/;
/** An own count is an award only if it is nearly the best. */
const PROUD = 0.8;

const seatsOf = ({ args }: Phrase): number[] => (Array.isArray(args.seats) ? (args.seats as number[]) : []);

/** Returns the awards, the viewer's own first; others' awards for the same thing are left out. */
export function awards(
  { facts, own }: Pick<Outcome, 'facts' | 'own'>,
  here: readonly number[],
  icons: Readonly<Record<string, IconName>> = {},
): Award[] {
  const ours = (fact: Phrase) => seatsOf(fact).some((seat) => here.includes(seat));
  const named = facts.filter(ours);
  /** Returns the best count for the same fact, if that is among the facts. */
  const most = (fact: Phrase) => facts.find((other) => other.key === fact.key.replace(OWN, ''))?.args.count;
  const proud = (fact: Phrase) => Number(fact.args.count) >= PROUD * Number(most(fact) ?? Infinity);
  const mine = named.length ? named : own.filter((fact) => ours(fact) && proud(fact));
  const told = new Set(mine.map((fact) => fact.key.replace(OWN, '')));
  const others = facts.filter((fact) => !told.has(fact.key));
  return [...mine, ...others].map((phrase) => ({
    phrase,
    icon: icons[phrase.key.replace(OWN, '')] ?? 'star',
    own: mine.includes(phrase),
  }));
}
