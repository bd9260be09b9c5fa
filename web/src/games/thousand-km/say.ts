// The sentences of the board: one says what happens, one says what to do, and for a stuck player one gives hope.
import type { SeatInfo } from '../../kit/seats';
import { capital, type Text } from '../../kit/text';
import type { Move, Outcome, Phrase, ThousandKmSide, ThousandKmView } from '../../protocol';
import { answerTo, sideAt, wayOn } from './view';
import { winning } from '../winning';

interface Moment {
  view: ThousandKmView;
  looking: number | null;
  moves: Move[];
  awaited: number[];
  /** The picked card, if it has several targets. */
  held: string | undefined;
  /** Nothing can be played. */
  stuck: boolean;
  outcome: Outcome | null;
  /** A reaction window is open. */
  reaction: boolean;
  seats: SeatInfo[];
  text: Text;
  /** A player's last action. */
  latest: string | undefined;
}

/** Returns how many copies of a missing card may still come, in words; '' if that is unknown. */
const hoped = (view: ThousandKmView, card: string | null | undefined, text: Text): string => {
  const count = card ? view.hopes[card] : undefined;
  return count === undefined ? '' : text('web-km-hope', { count });
};

/** Returns what gets a stopped side going again, in words. */
function lacking(view: ThousandKmView, side: ThousandKmSide, text: Text): string {
  const kind = side.needs ?? '';
  const by = wayOn(view, side)?.by;
  if (by === 'safety') return text('web-km-say-only', { kind });
  if (by === 'nothing') return `${text('web-km-lost', { kind })} ${text('web-km-say-lost')}`;
  return `${text('web-km-say-missing', { kind })} ${hoped(view, kind, text)}`.trim();
}

export function sentences({
  view,
  looking,
  moves,
  awaited,
  held,
  stuck,
  outcome,
  reaction,
  seats,
  text,
  latest,
}: Moment): [what: string, todo?: string, hope?: string] {
  const me = view.sides[sideAt(view, looking)];
  const card = (kind: string) => capital(text(`km-card-${kind}`));
  const nameOf = (seat: number | undefined) => seats[seat ?? -1]?.name ?? '';
  if (outcome?.ended) return [text('web-ended')];
  if (view.phase === 'over') {
    const { names, you } = winning(outcome, seats);
    if (you && view.points) return [text('web-end-you')];
    if (names && view.points) return [text('web-km-say-match-won', { names, count: outcome?.winners.length ?? 0 })];
    // If the pile ran out, the side nearest to the goal won without reaching it.
    const there = view.sides.some((side) => side.km === view.goal);
    return [
      !names
        ? text('web-km-say-over')
        : text(there ? (you ? 'web-km-say-won-you' : 'web-km-say-won') : 'web-km-say-nearest', { names }),
    ];
  }
  if (view.phase === 'counted' && view.points) {
    const over = text('web-km-points-over', { round: view.points.round });
    if (moves.length) return [over, text('web-km-say-counted-hint')];
    return [over, text('web-km-say-looking', { names: awaited.map(nameOf).join(', ') })];
  }
  if (view.phase === 'reaction' && view.attack) {
    const victim = view.sides[view.victim ?? -1];
    const attack = card(view.attack);
    if (!me || victim !== me)
      return [
        text('web-km-say-others-think', { names: (victim?.seats ?? []).map(nameOf).join(' & '), card: attack }),
        text('web-km-say-others-think-hint'),
      ];
    // During the question it is still the attacker's turn.
    const attacked = text('web-km-say-master', { name: nameOf(view.turn), kind: view.attack });
    if (moves.some((move) => move.kind === 'master')) return [attacked, text('web-km-say-master-hint')];
    const helps = answerTo(me, view.attack);
    if (reaction || !moves.length || !helps) return [attacked, text('web-km-say-others-think-hint')];
    return [attacked, [text('web-km-say-asked-hint', { card: card(helps) }), hoped(view, helps, text)].filter(Boolean).join(' ')];
  }
  if (view.turn !== looking) return [text('web-km-say-wait', { name: nameOf(view.turn) }), latest];
  if (held !== undefined && stuck) return [text('web-km-say-toss', { card: card(held) }), text('web-km-say-toss-box')];
  if (held !== undefined)
    return [
      text('web-km-say-target', { card: card(held) }),
      text(
        moves.some((move) => move.kind === 'attack' && move.args.card === held)
          ? 'web-km-say-target-hint'
          : 'web-km-say-toss-hint',
      ),
    ];
  const way = me && wayOn(view, me);
  if (stuck && me?.needs) {
    const todo = text('web-km-say-discard-hint');
    if (way?.by === 'safety') return [text('web-km-say-only', { kind: me.needs }), todo];
    if (way?.by === 'nothing') return [text('web-km-say-lost'), todo, text('web-km-lost', { kind: me.needs })];
    return [text('web-km-say-missing', { kind: me.needs }), todo, hoped(view, me.needs, text)];
  }
  if (stuck) return [text('web-km-say-discard'), text('web-km-say-discard-hint')];
  // The missing card is named only if the player does not hold it.
  const missing = !me?.needs || way?.by === 'hand' ? null : lacking(view, me, text);
  if (me?.stopped_by)
    return [text('web-km-say-blocked', { card: card(me.stopped_by) }), missing ?? text('web-km-say-blocked-hint')];
  if (me && !me.rolling) return [text('web-km-say-start'), missing ?? text('web-km-say-start-hint')];
  if (me?.limited) return [text('web-km-say-limited'), text('web-km-say-limited-hint')];
  return [text('web-km-say-go'), text('web-km-say-go-hint')];
}

/**
 * Returns the latest action, for a waiting player. It is marked as past, because the sentence above names another
 * player.
 */
export function latest(events: Phrase[], tell: (phrase: Phrase) => string, text: Text): string | undefined {
  const told = events.filter(({ key }) => !key.startsWith('km-drew') && key !== 'km-asked' && key !== 'km-lifted');
  const last = told[told.length - 1];
  return last && `${text('web-km-lately')} ${tell(last)}`;
}
