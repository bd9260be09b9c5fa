// One question, asked in one place: may things travel across the screen?
export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
