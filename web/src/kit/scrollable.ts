// Makes a scrollable element reachable by keyboard even if it holds no control, and shows that there is more to scroll.
import type { Attachment } from 'svelte/attachments';

/** The minimum number of hidden pixels that counts as more to scroll. */
const HARDLY = 12;

export const scrollable: Attachment<HTMLElement> = (element) => {
  const look = () => {
    const below = element.scrollHeight - element.clientHeight - element.scrollTop;
    element.toggleAttribute('data-more', below > HARDLY);
    element.toggleAttribute('data-before', element.scrollTop > HARDLY);
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const content = new MutationObserver(look);
  sizes.observe(element);
  content.observe(element, { childList: true, subtree: true });
  element.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    content.disconnect();
    element.removeEventListener('scroll', look);
  };
};
