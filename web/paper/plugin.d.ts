import type { Plugin } from 'vite';

/** Leaves the drawings of everything that can be printed beside the page. */
export function paper(): Plugin;
