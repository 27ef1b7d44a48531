import { done, defineProcedure } from '#engine';

/** Procedure that ends at once: pushed on a saved state's stack, so that the service resumes from there. */
export const takenUp = defineProcedure<never>()<object>()('taken-up', { start: () => done() });
