/** Most parts that a typed list may have. */
export const MAX_LIST_PARTS = 25;

/** Splits a typed list into its parts: trimmed, without empty ones. */
export const splitList = (text: string, between: RegExp): string[] =>
  text.split(between).flatMap((part) => part.trim() || []);

/** Says that a list has too many parts; undefined where it has not. */
export const listLengthProblem = (parts: readonly unknown[]): string | undefined =>
  parts.length > MAX_LIST_PARTS ? `A list has at most ${MAX_LIST_PARTS} parts. Name fewer at once.` : undefined;
