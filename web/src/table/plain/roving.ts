// One tab stop for all moves; arrows walk through them, whatever came and went since.
import type { Attachment } from 'svelte/attachments';

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const roving: Attachment<HTMLElement> = (group) => {
  const buttons = () => [...group.querySelectorAll<HTMLElement>('button')];
  const mark = (chosen: HTMLElement | undefined) => {
    for (const button of buttons()) button.tabIndex = button === chosen ? 0 : -1;
  };
  const marked = () => buttons().find((button) => button.tabIndex === 0 && button.hasAttribute('tabindex'));
  const walk = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step && (at + step + all.length) % all.length;
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };
  const focus = (event: FocusEvent) => mark((event.target as HTMLElement).closest('button') ?? undefined);
  const changed = new MutationObserver(() => mark(marked() ?? buttons()[0]));
  mark(buttons()[0]);
  changed.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', focus);
  group.addEventListener('keydown', walk);
  return () => {
    changed.disconnect();
    group.removeEventListener('focusin', focus);
    group.removeEventListener('keydown', walk);
  };
};
