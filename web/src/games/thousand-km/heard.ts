// What listeners are told beyond the sentences of the board, because sighted players see it there.
import { capital, type Text } from '../../kit/text';
import type { Move, Phrase, ThousandKmSide, ThousandKmView } from '../../protocol';
import { sideAt, sideOf, wayOn } from './view';

/** The sentences of the board: what happens, what to do, and what may still come. */
type Say = [what: string, todo?: string, hope?: string];

interface Moment {
  view: ThousandKmView;
  looking: number | null;
  moves: Move[];
  /** The picked card, if it has several targets. */
  held: string | undefined;
  /** Nothing can be played. */
  stuck: boolean;
  /** A question is answered with a button, not by letting its time pass. */
  answers: boolean;
  text: Text;
}

/** Returns what gets a stopped side going again, as short as it can be said; '' if the listener has it in hand. */
function lack(view: ThousandKmView, side: ThousandKmSide, text: Text): string {
  const way = wayOn(view, side);
  const kind = side.needs ?? '';
  if (!way || way.by === 'hand') return '';
  if (way.by === 'safety') return text('web-km-say-only', { kind });
  if (way.by === 'nothing') return `${text('web-km-lost', { kind })} ${text('web-km-say-lost')}`;
  return way.left === undefined ? text('web-km-say-missing', { kind }) : text('web-km-heard-missing', { kind, count: way.left });
}

/**
 * Returns what listeners are asked in place of the sentences `say` of the board. It ends with what to do, and also names
 * what sighted players see: a speed limit, and that a stopped player may still act.
 */
export function asked({ view, looking, moves, held, stuck, answers, text }: Moment, [what, todo, hope]: Say): string[] {
  const sentences = [what, hope, todo].flatMap((words) => words || []);
  const me = view.sides[sideAt(view, looking)];
  if (me && view.phase === 'reaction' && view.attack && moves.length && view.sides[view.victim ?? -1] === me) {
    // The attack itself has just been told.
    const master = moves.some((move) => move.kind === 'master');
    return answers && !master ? [text('web-km-heard-no-safety', { kind: view.attack })] : todo ? [todo] : [];
  }
  if (!me || view.phase !== 'turn' || view.turn !== looking || held !== undefined) return sentences;
  const limited = me.limited && (stuck || !me.rolling) ? [text('web-km-say-limited')] : [];
  const missing = lack(view, me, text);
  if (stuck) return [missing || text('web-km-say-discard'), ...limited, text('web-km-heard-discard')];
  if (!missing) return [what, ...limited, ...(todo ? [todo] : [])];
  const discard = moves.some((move) => move.kind === 'discard') ? 'yes' : 'no';
  return [missing, ...limited, text('web-km-still', { discard })];
}

/** Returns what stops the listener, and what they need. */
export function need(text: Text, view: ThousandKmView, looking: number | null): string {
  const me = view.sides[sideAt(view, looking)];
  if (!me || view.phase === 'over') return '';
  const stopped = me.stopped_by ? text('web-km-say-blocked', { card: capital(text(`km-card-${me.stopped_by}`)) }) : '';
  return [lack(view, me, text) || stopped, me.limited && text('web-km-say-limited')].filter(Boolean).join(' ');
}

/** Returns how far it is and how many cards are left to draw. */
export const table = (text: Text, { goal, draw_pile: count }: ThousandKmView): string =>
  text('web-km-table', { goal: String(goal), count });

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

/** With this many cards left, listeners are told that the draw pile runs low. */
const WARNED = [10, 5, 1];

/** Returns a warning when the draw pile has just become low, or ''. */
export function runsLow(events: Phrase[], { draw_pile: left }: ThousandKmView, text: Text): string {
  const before = left + events.filter(({ key }) => key.startsWith('km-drew')).length;
  const low = left > 0 && WARNED.some((few) => left <= few && before > few);
  return low ? text('web-km-few-left', { count: left }) : '';
}
