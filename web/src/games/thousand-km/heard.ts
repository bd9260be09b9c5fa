// What listeners are told beyond the sentences of the board, because sighted players see it there.
import type { Text } from '../../kit/text';
import type { Move, Phrase, ThousandKmView } from '../../protocol';
import { cardOf, sideAt, sideOf } from './view';

interface Moment {
  view: ThousandKmView;
  looking: number | null;
  moves: Move[];
  /** The picked card, if it has several targets. */
  held: string | undefined;
  /** Nothing can be played. */
  stuck: boolean;
  text: Text;
}

/** Returns what a prompt adds: a speed limit that the board's sentence leaves out, and that a stopped player may still act. */
export function alsoHeard({ view, looking, moves, held, stuck, text }: Moment): string[] {
  const me = view.sides[sideAt(view, looking)];
  if (!me || view.phase !== 'turn' || view.turn !== looking || held !== undefined) return [];
  const discard = moves.some((move) => move.kind === 'discard') ? 'yes' : 'no';
  const still = !stuck && me.needs && !moves.some((move) => cardOf(move) === me.needs);
  return [
    me.limited && (stuck || !me.rolling) ? text('web-km-say-limited') : '',
    still ? text('web-km-still', { discard }) : '',
  ].filter(Boolean);
}

/** Returns what is read out after a card of the hand: which sides it can attack, or that it cannot be played. */
export function noteOn(
  { playable }: { playable: boolean },
  moves: Move[],
  namesOf: (side: number) => string,
  text: Text,
): string | undefined {
  if (!playable) return text(moves.length ? 'web-km-only-discard' : 'web-km-cannot');
  const names = moves.map(sideOf).flatMap((side) => (side === undefined ? [] : namesOf(side)));
  return names.length ? text('web-km-attack-on', { names: names.join(', ') }) : undefined;
}

/** Returns what stops a seat, its speed limit and its safety cards. */
export function condition(text: Text, { sides }: ThousandKmView, seat: number): string {
  const side = sides.find(({ seats }) => seats.includes(seat));
  if (!side) return '';
  const card = (kind: string) => text(`km-card-${kind}`);
  return [
    side.stopped_by
      ? text('web-km-score-stopped', { card: card(side.stopped_by) })
      : !side.rolling && text('web-km-note-waiting'),
    side.limited && card('speed-limit'),
    side.safeties.length > 0 && text('web-km-score-safeties', { cards: side.safeties.map(card).join(', ') }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** From this number of cards on the end of the draw pile is near. */
const FEW = 10;

/** Returns a warning when the draw pile has just become low, or ''. */
export function runsLow(events: Phrase[], { draw_pile: left }: ThousandKmView, text: Text): string {
  const before = left + events.filter(({ key }) => key.startsWith('km-drew')).length;
  return left > 0 && left <= FEW && before > FEW ? text('web-km-few-left', { count: left }) : '';
}
