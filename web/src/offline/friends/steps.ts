/** The steps of an invitation that have a picture. */
export type Step = 'show' | 'read' | 'send' | 'back';
