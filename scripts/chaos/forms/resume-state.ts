import { done, defineProcedure } from '#engine';

/** Above a game as it stood, and gone at once: the table takes it up from there. */
export const takenUp = defineProcedure<never>()<object>()('taken-up', { start: () => done() });
