import type { Id } from '#engine';

/** Formats an id of a game's state for the database. */
export const formatStateId = (id: Id): string => String(id);
export const parseStateId = (found: string): Id => (/^\d+$/.test(found) ? Number(found) : found);
