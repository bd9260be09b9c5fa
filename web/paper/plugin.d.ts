import type { Plugin } from 'vite';

/** Writes the drawings of all printable pieces beside the page. */
export function paper(): Plugin;
