import { closestNames } from '#text/closest-names.ts';
import { NameIndex, type Abbreviations } from '#text/fuzzy-match.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { truncate, escapeMarkdown } from '#text/markdown.ts';
import { formatAlternatives } from '#text/sentences.ts';
import { AmbiguousInput } from '#discord/input/ambiguous-input.ts';

const MAX_SUGGESTIONS = 4;

/** Returns the name without its kind: "Sarween Tools" for "Sarween Tools (technology)". */
const nameOf = ({ label }: Choice): string => label.replace(/ \(.*$/, '');

/** Creates the error for an unknown name, with suggestions: likely typos, else the nearest names. */
export function notFoundError(typed: string, all: readonly Choice[], shorthand?: Abbreviations): AmbiguousInput {
  const index = new NameIndex(all, (one) => [nameOf(one)], shorthand);
  const meant = index.meantBy(typed);
  const names = meant.length ? meant.map(nameOf) : closestNames(typed, all.map(nameOf), MAX_SUGGESTIONS);
  const near = [...new Set(names)]
    .slice(0, MAX_SUGGESTIONS)
    .flatMap((name) => all.find((one) => nameOf(one) === name) ?? []);
  const said = near.map(nameOf);
  const same = index.sameWords(typed);
  return new AmbiguousInput(
    `I don't know “${escapeMarkdown(truncate(typed.trim(), 40))}”. Did you mean ${formatAlternatives(said)}?`,
    'about',
    near,
    undefined,
    new Set(same.map(nameOf)).size === 1 ? same[0].key : undefined,
  );
}
