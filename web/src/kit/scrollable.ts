// What can be scrolled must be reachable by keyboard, also when it holds nothing else to stop at; and one sees that it goes on.
import type { Attachment } from 'svelte/attachments';

/** So little hidden is nothing to look for. */
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
