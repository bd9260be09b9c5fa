// Describes a table's unusual house rules in words, for boards that do not draw them.
import type { Text } from '../kit/text';
import type { OptionInfo } from '../protocol';

/** Options that change with every game and are visible anyway: who starts, and the pace. */
const passing = ({ kind, role }: OptionInfo): boolean => kind === 'seat' || role === 'tempo';

export function agreed(options: OptionInfo[], chosen: Record<string, unknown>, text: Text): string[] {
  return options
    .filter((option) => !passing(option) && option.name in chosen && chosen[option.name] !== option.default)
    .map((option) => {
      const what = text(`option-${option.name}`);
      const value = chosen[option.name];
      if (value === true) return what;
      return text('web-plain-set', { what, value: worded(option, value, text) });
    });
}

function worded(option: OptionInfo, value: unknown, text: Text): string {
  if (value === false) return text('house-no');
  return option.kind === 'choice' ? text(`option-${option.name}-${String(value)}`) : String(value);
}
