import { done, procedureOf } from '../../src/engine/index.ts';

/** Above a game as it stood, and gone at once: the table takes it up from there. */
export const takenUp = procedureOf<never>()<object>()('taken-up', { start: () => done() });
