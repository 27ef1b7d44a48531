import type { Id } from '#engine';

/** An id in a game's state, as it is kept. */
export const textOfId = (id: Id): string => String(id);
export const idOfText = (found: string): Id => (/^\d+$/.test(found) ? Number(found) : found);
