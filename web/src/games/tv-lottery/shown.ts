// Pictures for advice and refusals: the digit, the two to swap, the spinner, the space.
import type { Phrase, TvLotteryView } from '../../protocol';
import type { Shown } from '../face';

export function shown({ args }: Phrase, [move = '']: string[], view: TvLotteryView, refused: boolean): Shown | null {
  if (refused) return typeof args.digit === 'number' ? { things: [`digit-${String(args.digit)}`], sign: 'no' } : null;
  const [does = '', what = '', other = ''] = move.split(' ');
  const held = (place: string) => {
    const digit = view.holder[Number(place) - 1];
    return digit == null ? [] : [`digit-${String(digit)}`];
  };
  const asked = view.questions.at(-1)?.digit;
  switch (does) {
    case 'take':
    case 'ask':
      return { things: [`digit-${what}`] };
    case 'put':
      // If the place is taken, the two cards are swapped.
      return asked == null ? null : { things: [`digit-${String(asked)}`, ...held(what)], sign: 'swap' };
    case 'give':
      return { things: held(what) };
    case 'swap':
      return { things: [...held(what), ...held(other)], sign: 'swap' };
    case 'exchange':
      return { things: held(other), sign: 'swap', seat: args.seat as number };
    case 'buy-from':
      return asked == null ? null : { things: [`digit-${String(asked)}`] };
    case 'go-to':
      return { things: [`sign-${view.ring[Number(what) - 1] ?? ''}`] };
    case 'spin': {
      const spinner = view.spinners.find(({ name }) => name === what);
      return spinner ? { things: [`wheel-${what}-${spinner.sectors.map((one) => one ?? '*').join(',')}`] } : null;
    }
    default:
      return null;
  }
}
