// Light or dark: as the system says, until somebody chooses on this device. Always written on the page, before anything is
// drawn, so that CSS has one place to ask.
type Theme = 'light' | 'dark';
const KEY = 'theme';
const system = matchMedia('(prefers-color-scheme: dark)');

function chosen(): Theme | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : null;
  } catch {
    return null;
  }
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

export const isDark = (): boolean => document.documentElement.dataset.theme === 'dark';

export function chooseTheme(theme: Theme): void {
  show(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Private windows may forbid storage; the choice then lasts until the page is left.
  }
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
