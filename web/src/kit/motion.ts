// Returns whether the user asked for reduced motion.
export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
