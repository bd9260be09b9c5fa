// Light or dark theme: the system's choice until the user makes one. It is set as an attribute of the page before
// anything is drawn, so CSS depends on that alone.
import { readText, writeText } from './storage';

type Theme = 'light' | 'dark';
const KEY = 'theme';
const system = matchMedia('(prefers-color-scheme: dark)');

function chosen(): Theme | null {
  const value = readText(KEY);
  return value === 'light' || value === 'dark' ? value : null;
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

export const isDark = (): boolean => document.documentElement.dataset.theme === 'dark';

export function chooseTheme(theme: Theme): void {
  show(theme);
  writeText(KEY, theme);
}

/** Calls back when the system's theme changes and the user has chosen none. */
export function followSystem(changed: () => void): void {
  system.addEventListener('change', () => {
    if (chosen()) return;
    show(system.matches ? 'dark' : 'light');
    changed();
  });
}

show(chosen() ?? (system.matches ? 'dark' : 'light'));
