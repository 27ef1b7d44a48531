import type { Spec } from '#engine';
import { significantWords, type Abbreviations } from '#text/fuzzy-match.ts';
import { countReadings } from './parse-counts.ts';
import { parseList } from './parse-list.ts';
import type { ListOption } from './parse-names.ts';

// Tells names in full from those that are abbreviated or misspelled, and were therefore read by a guess.

/** Tells whether a typed part is the key of its option, or consists of whole words of its name. */
function isNamedInFull(text: string, option: ListOption, counted: boolean, shorthand?: Abbreviations): boolean {
  const words = significantWords(`${option.label} ${option.group ?? ''} ${option.key}`, shorthand);
  return countReadings(text, counted).some(
    ({ name }) =>
      name.trim().toLowerCase() === option.key.toLowerCase() ||
      significantWords(name, shorthand).every((word) => words.includes(word)),
  );
}

/** Tells whether any part of a typed answer was read by a guess: from an abbreviated or a misspelled name. */
export function isGuess(spec: Spec, text: string, shorthand?: Abbreviations): boolean {
  const counted = spec.kind === 'allot';
  const list: readonly ListOption[] =
    spec.kind === 'allot' ? spec.amounts : spec.kind === 'choose' || spec.kind === 'order' ? spec.options : [];
  return parseList(list, text, { counted, ...(shorthand && { abbreviations: shorthand }) }).some(
    (part) => part.option !== undefined && !isNamedInFull(part.text, part.option, counted, shorthand),
  );
}
