import { Illegal } from '#engine';
import { listParts, tooManyParts } from '#text/list-parts.ts';

/** Splits a typed list into its parts: trimmed, without empty ones. Throws Illegal where there are too many. */
export function readListParts(text: string, between: RegExp): string[] {
  const parts = listParts(text, between);
  const problem = tooManyParts(parts);
  if (problem !== undefined) throw new Illegal(problem);
  return parts;
}
