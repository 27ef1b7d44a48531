/** Maximum number of parts in a typed list. */
export const MAX_LIST_PARTS = 25;

/** Splits a typed list into its parts: trimmed, without empty ones. */
export const splitList = (text: string, between: RegExp): string[] =>
  text.split(between).flatMap((part) => part.trim() || []);

/** Returns an error text for a list with too many parts; undefined if it is short enough. */
export const listLengthProblem = (parts: readonly unknown[]): string | undefined =>
  parts.length > MAX_LIST_PARTS ? `A list can have up to ${MAX_LIST_PARTS} entries. Remove some.` : undefined;
