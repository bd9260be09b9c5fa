// The sentences of the board: one says what happens, one says what to do. If pictures show the latter, a third is for
// screen readers.
import type { SeatInfo } from '../../../kit/seats';
import type { Text } from '../../../kit/text';
import type { MauMauView, Outcome } from '../../../protocol';
import { cardName, suitName } from '../say';

interface Moment {
  view: MauMauView;
  looking: number | null;
  outcome: Outcome | null;
  seats: SeatInfo[];
  text: Text;
  /** The latest event in words. */
  latest: string | undefined;
  may: { lay: boolean; draw: boolean; pass: boolean };
  /** The player has to find out what fits. */
  finds: boolean;
}

export function sentences({ view, looking, outcome, seats, text, latest, may, finds }: Moment): [string, string?, string?] {
  const nameOf = (seat: number | undefined) => seats[seat ?? -1]?.name ?? '';
  if (outcome?.ended) return [text('web-ended')];
  if (view.phase === 'over') {
    const names = (outcome?.winners ?? []).map(nameOf).join(', ');
    return [
      text('web-nn-mm-say-won', { names, you: looking !== null && outcome?.winners.includes(looking) ? 'yes' : 'no' }),
      latest,
    ];
  }
  if (view.turn !== looking)
    return [text(view.phase === 'naming' ? 'web-nn-mm-say-names' : 'web-nn-mm-say-wait', { name: nameOf(view.turn) }), latest];
  if (view.phase === 'again')
    return [text('web-nn-mm-say-again'), may.lay ? text('web-nn-mm-say-again-hint') : text('web-nn-mm-say-again-none')];
  if (view.phase === 'drawn')
    return [
      text('web-nn-mm-say-drawn', { card: cardName(text, view.drawn ?? '') }),
      text(may.lay ? 'web-nn-mm-say-drawn-fits' : 'web-nn-mm-say-drawn-none'),
    ];
  if (may.pass) return [text('web-nn-mm-say-pass')];
  if (may.draw && !finds) return [text('web-nn-mm-say-draw'), may.lay ? text('web-nn-mm-say-draw-special') : undefined];
  if (view.wished) return [text('web-nn-mm-say-turn'), text('web-nn-mm-say-ask-wish', { colour: suitName(text, view.wished) })];
  return [
    text('web-nn-mm-say-turn'),
    text('web-nn-mm-say-lay'),
    text('web-nn-mm-say-ask', { card: cardName(text, view.top).replaceAll(' ', '\u00a0') }),
  ];
}
