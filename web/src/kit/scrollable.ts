// What can be scrolled must be reachable by keyboard, also when it holds nothing else to stop at.
import type { Attachment } from 'svelte/attachments';

export const scrollable: Attachment<HTMLElement> = (element) => {
  const look = () => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const content = new MutationObserver(look);
  sizes.observe(element);
  content.observe(element, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
};
