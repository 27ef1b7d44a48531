import type { Id } from '#engine';

/** An id in a game's state, as it is kept. */
export const formatStateId = (id: Id): string => String(id);
export const parseStateId = (found: string): Id => (/^\d+$/.test(found) ? Number(found) : found);
