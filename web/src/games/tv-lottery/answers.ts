// The answers to a question that are buttons beside your holder instead of pieces on the table.
import type { IconName } from '../../kit/Icon.svelte';
import type { SeatInfo } from '../../kit/seats';
import { capital, type Text } from '../../kit/text';
import type { Move, Phrase, QuestionView } from '../../protocol';
import { signed } from './ring';

export type Way = 'take' | 'swap' | 'ask';

export interface Answer {
  id: string;
  label: string;
  /** The whole sentence, if the button's text is short. */
  long?: string;
  go?: boolean;
  /** The alternative: the expected answer is a piece on the table, so this button is less prominent. */
  quiet?: boolean;
  icon?: IconName;
  /** A player, drawn as the animal of the seat. */
  seat?: number;
  /** A number of a spinner, shown large. */
  number?: number;
  /** Whether this first choice is selected; undefined if the button is the answer itself. */
  pressed?: boolean;
  move?: Move;
  person?: number;
  way?: Way;
  /** Not possible now; touching it says why. */
  cannot?: boolean;
}

interface Begun {
  person: number | null;
  way: Way | null;
}

export function answersTo(
  asked: QuestionView,
  moves: Move[],
  begun: Begun,
  seats: SeatInfo[],
  text: Text,
  tell: (phrase: Phrase) => string,
): Answer[] {
  const found: Answer[] = [];
  const whole = (move: Move, more: Partial<Answer> = {}): Answer => ({
    id: move.notation,
    label: capital(tell(move)),
    move,
    ...more,
  });
  if (asked.kind === 'buy') {
    found.push({ id: 'take', way: 'take', label: text('web-tl-way-take'), pressed: begun.way === 'take' });
    found.push({ id: 'swap', way: 'swap', label: text('web-tl-way-swap'), pressed: begun.way === 'swap' });
    found.push({ id: 'ask', way: 'ask', label: text('web-tl-way-ask'), pressed: begun.way === 'ask', cannot: asked.asked });
  }
  if (asked.kind === 'exchange' || asked.kind === 'buy-off') {
    const people = [...new Set(moves.filter((move) => move.kind === asked.kind).map((move) => move.args.seat as number))];
    // With only one person there is nothing to choose, and a selected button would look as if it had to be pressed.
    for (const person of people.length > 1 ? people : [])
      found.push({ id: `p${person}`, person, seat: person, label: seats[person]?.name ?? '', pressed: begun.person === person });
  }
  for (const move of moves) {
    if (move.kind === 'number')
      found.push(
        whole(move, {
          label: signed(move.args.number as number),
          long: `${tell(move)}: ${text(`tl-field-${Number(move.outlook.field)}`)}`,
          number: move.args.number as number,
        }),
      );
    else if (move.kind === 'buy-from')
      found.push(
        whole(move, { seat: move.args.seat as number, label: seats[move.args.seat as number]?.name ?? '', long: tell(move) }),
      );
    else if (move.kind === 'ask' && asked.kind === 'empty-field') found.push(whole(move, { go: true }));
    else if (move.kind === 'leave')
      found.push(whole(move, asked.kind === 'swap' ? { label: text('web-tl-keep'), quiet: true } : { quiet: true }));
    else if (move.kind === 'fill') found.push(whole(move, { icon: 'dice' }));
  }
  return found;
}
