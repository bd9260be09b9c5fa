/** Give every test file modules, a page and storage of its own: the files of one worker share a process. */
import { vi } from 'vitest';

vi.resetModules();
if (typeof document !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  location.hash = '';
}
