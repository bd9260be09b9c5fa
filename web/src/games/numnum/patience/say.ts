// The player is asked where the card goes. When they have got help, the monster of its suit asks for it or lets it wait;
// a smaller sentence says why, and what else can be done.
import type { Text } from '../../../kit/text';
import type { PatienceView } from '../../../protocol';
import { read } from '../cards';
import { cardName } from '../say';

export function sentences(view: PatienceView, wishing: boolean, asks: boolean, text: Text): [string, string?] {
  const up = view.card_up;
  const fetch = view.piles.some((pile) => pile.end_fits);
  if (view.phase === 'over') return [text('web-nn-pa-say-over', { count: view.score, best: view.best ?? view.score })];
  if (wishing) return [text('web-nn-pa-say-wish')];
  if (up === null)
    return [
      text('web-nn-pa-say-empty'),
      fetch ? text('web-nn-pa-say-fetch') : view.wishes ? text('web-nn-pa-say-wish-last') : undefined,
    ];
  const card = cardName(text, up);
  if (asks) return [text('web-nn-pa-say-find', { card })];
  const number = read(up)?.number ?? card;
  const first = fetch ? text('web-nn-pa-say-fetch-first') : undefined;
  if (view.piles.some((pile) => pile.up_fits))
    return [text('web-nn-pa-say-feed', { number }), [text('web-nn-pa-say-fits', { card }), first].filter(Boolean).join(' ')];
  return [
    text('web-nn-pa-say-keep', { number }),
    first ?? (view.wishes ? text('web-nn-pa-say-wish-first') : whyNot(view, up, text)),
  ];
}

/** Returns the reason why the card does not fit, shown if there is nothing else to do. */
function whyNot(view: PatienceView, up: string, text: Text): string | undefined {
  const card = read(up);
  const top = read(view.piles.find((pile) => pile.colour === card?.suit)?.cards.at(-1) ?? '');
  return card && top ? text('web-nn-pa-say-waits-why', { top: top.number, number: card.number }) : undefined;
}
