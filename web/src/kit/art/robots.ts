/** Robot colours by strength, weakest first. */
const FILLS = ['var(--paper-2)', 'var(--km-defend-2)', 'var(--km-safe-2)', 'var(--km-attack-2)', 'var(--amber)'] as const;

/** Returns a robot's colour; `level` counts from 1. */
export const botColour = (level: number): string => FILLS[level - 1] ?? FILLS[0];
