import { Illegal } from '#engine';
import { MAX_LIST_PARTS } from '#text/list-parts.ts';
import { parseListParts } from '#kit/prompts/read-list.ts';

// Sets as people name them, one by one or as bundles, and as they are offered while somebody types.

/** What can be named: the sets in their order, of which the first is in every game, and what is called by one name together. */
interface Named {
  readonly sets: readonly { id: string; name: string }[];
  readonly bundles: readonly { name: string; sets: readonly string[] }[];
}

interface SetsChoice {
  key: string;
  label: string;
}

/** As people type a name: "Codex 1", "codex-1" and "CODEX1" are one. */
export const normalizeName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
export const isSameName = (one: string, other: string): boolean => normalizeName(one) === normalizeName(other);

/** Between the names of a list. */
export const LIST_SEPARATOR = /[,;+&/]|\band\b/i;

/** The names of sets, for a sentence: "Base game, Codex 1". */
export const formatSetNames = ({ sets }: Named, wanted: readonly string[]): string =>
  sets
    .filter(({ id }) => wanted.includes(id))
    .map(({ name }) => name)
    .join(', ');

/** The sets, in their order, that one name means: those of a bundle, or one by itself; undefined where it means none. */
function named({ sets, bundles }: Named, name: string): readonly string[] | undefined {
  const wanted = normalizeName(name);
  const set = sets.find((one) => normalizeName(one.id) === wanted || normalizeName(one.name) === wanted);
  return bundles.find((bundle) => normalizeName(bundle.name) === wanted)?.sets ?? (set && [set.id]);
}

/** Sets in their order, each once. The first is in every game. */
const inOrder = ({ sets }: Named, wanted: readonly string[]): string[] =>
  sets.map(({ id }) => id).filter((id, at) => at === 0 || wanted.includes(id));

/** What is said for a set, or several with commas between: the sets, or the first name that means none. */
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

/** The sets that somebody means: bundles and sets by their names, with commas between. Throws Illegal for what is none. */
export function parseSetNames(books: Named, typed: string): string[] {
  const found = read(books, typed);
  if ('sets' in found) return found.sets;
  const all = books.sets.map(({ name }) => name).join(', ');
  throw new Illegal(
    found.lost === undefined
      ? `Name a set, or several with commas between: ${all}.`
      : `There is no set "${found.lost.trim().slice(0, 40)}". There is: ${all}.`,
  );
}

const bundleOf = ({ bundles }: Named, sets: readonly string[]): string | undefined =>
  bundles.find((one) => one.sets.length === sets.length && one.sets.every((id) => sets.includes(id)))?.name;

/** How settings name sets: by their bundle, or one by one. */
export const formatSetChoice = (books: Named, sets: readonly string[]): string =>
  bundleOf(books, sets) ?? formatSetNames(books, sets);

/** What is typed comes first where it names sets already; then bundles; behind what has been typed of a list, the sets that are not in it yet. */
export function suggestSetNames(books: Named, typed: string): SetsChoice[] {
  const parts = typed.split(LIST_SEPARATOR);
  if (parts.length > MAX_LIST_PARTS) return [];
  const last = parts.pop() ?? '';
  // Whatever is offered alone is taken for what was meant: nothing is, behind a name that means nothing.
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
