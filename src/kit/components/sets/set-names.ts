import { Illegal } from '#engine';
import { MAX_LIST_PARTS } from '#text/list-parts.ts';
import { parseListParts } from '#kit/prompts/read-list.ts';

// Names of sets and bundles, as people type them, and suggestions while they type.

/** Sets in their order, the first of which is in every game, and bundles, which name several sets at once. */
interface Named {
  readonly sets: readonly { id: string; name: string }[];
  readonly bundles: readonly { name: string; sets: readonly string[] }[];
}

interface SetsChoice {
  key: string;
  label: string;
}

/** Normalizes a typed name: "Codex 1", "codex-1" and "CODEX1" are the same. */
export const normalizeName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
export const isSameName = (one: string, other: string): boolean => normalizeName(one) === normalizeName(other);

/** Separator between the names of a list. */
export const LIST_SEPARATOR = /[,;+&/]|\band\b/i;

/** Formats the names of sets for a sentence: "Base game, Codex 1". */
export const formatSetNames = ({ sets }: Named, wanted: readonly string[]): string =>
  sets
    .filter(({ id }) => wanted.includes(id))
    .map(({ name }) => name)
    .join(', ');

/** Returns the sets that one name means: those of a bundle, or a single set; undefined if it means none. */
function named({ sets, bundles }: Named, name: string): readonly string[] | undefined {
  const wanted = normalizeName(name);
  const set = sets.find((one) => normalizeName(one.id) === wanted || normalizeName(one.name) === wanted);
  return bundles.find((bundle) => normalizeName(bundle.name) === wanted)?.sets ?? (set && [set.id]);
}

/** Returns sets in their order, each once. Includes the first, which is in every game. */
const inOrder = ({ sets }: Named, wanted: readonly string[]): string[] =>
  sets.map(({ id }) => id).filter((id, at) => at === 0 || wanted.includes(id));

/** Parses the name of a set or bundle, or a list of them: returns the sets, or the first name that means none. */
function read(books: Named, typed: string): { sets: string[] } | { lost: string | undefined } {
  const whole = named(books, typed);
  if (whole) return { sets: inOrder(books, whole) };
  const parts = parseListParts(typed, LIST_SEPARATOR);
  const lost = parts.find((part) => !named(books, part));
  if (lost !== undefined || !parts.length) return { lost };
  return {
    sets: inOrder(
      books,
      parts.flatMap((part) => named(books, part) ?? []),
    ),
  };
}

/** Parses the names of bundles and sets, with commas between. Throws Illegal for an unknown name. */
export function parseSetNames(books: Named, typed: string): string[] {
  const found = read(books, typed);
  if ('sets' in found) return found.sets;
  const all = books.sets.map(({ name }) => name).join(', ');
  throw new Illegal(
    found.lost === undefined
      ? `Enter one or more sets, separated by commas: ${all}.`
      : `I don't know the set “${found.lost.trim().slice(0, 40)}”. The sets are ${all}.`,
  );
}

const bundleOf = ({ bundles }: Named, sets: readonly string[]): string | undefined =>
  bundles.find((one) => one.sets.length === sets.length && one.sets.every((id) => sets.includes(id)))?.name;

/** Formats sets as settings name them: by their bundle, or one by one. */
export const formatSetChoice = (books: Named, sets: readonly string[]): string =>
  bundleOf(books, sets) ?? formatSetNames(books, sets);

/**
 * Suggests sets: first what is typed, if it already names sets; then bundles; after the beginning of a list, the sets
 * that are not in it yet.
 */
export function suggestSetNames(books: Named, typed: string): SetsChoice[] {
  const parts = typed.split(LIST_SEPARATOR);
  if (parts.length > MAX_LIST_PARTS) return [];
  const last = parts.pop() ?? '';
  // A single suggestion is taken as what was meant, so there is none after an unknown name.
  if (parts.some((part) => part.trim() && !named(books, part))) return [];
  const before = inOrder(
    books,
    parts.flatMap((part) => named(books, part) ?? []),
  );
  const choice = (ids: readonly string[]): SetsChoice => {
    const label = bundleOf(books, ids) ?? formatSetNames(books, ids);
    return { key: label, label };
  };
  const wanted = normalizeName(last);
  const fits = (...names: string[]): boolean =>
    last.trim() === '' || (wanted !== '' && names.some((name) => normalizeName(name).includes(wanted)));
  const longer = books.sets
    .filter(({ id }) => !before.includes(id))
    .map(({ id, name }) => ({ list: choice(inOrder(books, [...before, id])), names: [id, name] }))
    .filter(({ list, names }) => fits(...names, ...(parts.length ? [] : [list.label])))
    .map(({ list }) => list);
  const bundles = parts.length ? [] : books.bundles.filter(({ name }) => fits(name)).map(({ sets }) => choice(sets));
  const whole = read(books, typed);
  const first = 'sets' in whole ? [choice(whole.sets)] : [];
  return [...first, ...[...bundles, ...longer].filter(({ key }) => key !== first[0]?.key)];
}
