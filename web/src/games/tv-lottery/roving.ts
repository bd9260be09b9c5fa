// One tab stop for a group of buttons; arrows walk through them.
import type { Attachment } from 'svelte/attachments';

/** `steps` says how far each arrow key goes in the order of the buttons. */
export const roving =
  (steps: Partial<Record<string, number>>): Attachment<HTMLElement> =>
  (group) => {
    const buttons = () => [...group.querySelectorAll<HTMLElement>('button')];
    const mark = (chosen: HTMLElement | undefined) => {
      for (const button of buttons()) button.tabIndex = button === chosen ? 0 : -1;
    };
    const focus = (event: FocusEvent) => mark((event.target as HTMLElement).closest('button') ?? undefined);
    const walk = (event: KeyboardEvent) => {
      const all = buttons();
      const at = all.indexOf(document.activeElement as HTMLElement);
      const step = steps[event.key];
      const to =
        event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? all.length - 1
            : step === undefined
              ? undefined
              : (at + step + all.length) % all.length;
      if (at < 0 || to === undefined) return;
      event.preventDefault();
      all[to]?.focus();
    };
    mark(buttons()[0]);
    group.addEventListener('focusin', focus);
    group.addEventListener('keydown', walk);
    return () => {
      group.removeEventListener('focusin', focus);
      group.removeEventListener('keydown', walk);
    };
  };
