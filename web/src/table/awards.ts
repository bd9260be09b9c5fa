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
const seatsOf = ({ args }: Phrase): number[] => (Array.isArray(args.seats) ? (args.seats as number[]) : []);

/** One's own comes first: that is what one looks for. Who had more of the same is not told beside it. */
export function awards(
  { facts, own }: Pick<Outcome, 'facts' | 'own'>,
  here: readonly number[],
  icons: Readonly<Record<string, IconName>> = {},
): Award[] {
  const ours = (fact: Phrase) => seatsOf(fact).some((seat) => here.includes(seat));
  const named = facts.filter(ours);
  const mine = named.length ? named : own.filter(ours);
  const told = new Set(mine.map((fact) => fact.key.replace(OWN, '')));
  const others = facts.filter((fact) => !told.has(fact.key));
  return [...mine, ...others].map((phrase) => ({
    phrase,
    icon: icons[phrase.key.replace(OWN, '')] ?? 'star',
    own: mine.includes(phrase),
  }));
}
