import { Illegal } from '#engine';
import { splitList, listLengthProblem } from '#text/list-parts.ts';

/** Splits a typed list into its parts: trimmed, without empty ones. Throws Illegal where there are too many. */
export function parseListParts(text: string, between: RegExp): string[] {
  const parts = splitList(text, between);
  const problem = listLengthProblem(parts);
  if (problem !== undefined) throw new Illegal(problem);
  return parts;
}
