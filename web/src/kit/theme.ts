// Light or dark: as the system says, until somebody chooses on this device. Always written on the page, before anything is
// drawn, so that CSS has one place to ask.
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

/** Call back when the system goes from day to night or back, and nobody has chosen otherwise. */
export function followSystem(changed: () => void): void {
  system.addEventListener('change', () => {
    if (chosen()) return;
    show(system.matches ? 'dark' : 'light');
    changed();
  });
}

show(chosen() ?? (system.matches ? 'dark' : 'light'));
