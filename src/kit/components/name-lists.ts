import { Illegal } from '#engine';
import { MAX_LIST_PARTS } from '#text/list-parts.ts';
import { parseListParts } from '#kit/prompts/read-list.ts';
import { isSameName, LIST_SEPARATOR, normalizeName } from '#kit/components/sets/set-names.ts';

// Lists of names, as people type them with commas between, and suggestions while they type.

interface Named {
  id: string;
  name: string;
}

/** Text that stands for an empty list. */
const NONE = 'none';

/** Finds the item with this id or name. Works only if names contain no list separators. */
function called<T extends Named>(all: readonly T[], part: string): T | undefined {
  const wanted = normalizeName(part);
  return all.find(({ id, name }) => normalizeName(id) === wanted || normalizeName(name) === wanted);
}

/**
 * Parses a list of names into ids, in the order of `all`; "none" gives an empty list. `one`: the noun for an item.
 * Throws Illegal for an unknown name, with the text of `explain` if it knows the name.
 */
export function parseNameList(
  all: readonly Named[],
  typed: string,
  one: string,
  explain?: (part: string) => string | undefined,
): string[] {
  if (isSameName(typed, NONE)) return [];
  const parts = parseListParts(typed, LIST_SEPARATOR);
  const lost = parts.find((part) => !called(all, part));
  if (lost !== undefined || !parts.length) {
    const there = `The ${all.length === 1 ? 'choice is' : 'choices are'} ${all.map(({ name }) => name).join(', ')} or “${NONE}”.`;
    const known = lost === undefined ? undefined : explain?.(lost);
    if (known !== undefined) throw new Illegal(known);
    throw new Illegal(lost === undefined ? there : `I don't know the ${one} “${lost.trim().slice(0, 40)}”. ${there}`);
  }
  const wanted = parts.map((part) => called(all, part)?.id);
  return all.map(({ id }) => id).filter((id) => wanted.includes(id));
}

/**
 * Suggests completions of what has been typed so far: after the beginning of a list, the items that are not in it yet.
 */
export function suggestNameList(all: readonly Named[], typed: string): { key: string; label: string }[] {
  const parts = typed.split(LIST_SEPARATOR);
  if (parts.length > MAX_LIST_PARTS) return [];
  const last = normalizeName(parts.pop() ?? '');
  if (parts.some((part) => part.trim() && !called(all, part))) return [];
  const before = all.filter((one) => parts.some((part) => called(all, part) === one));
  const choice = (some: readonly Named[]) => {
    const names = some.map(({ name }) => name).join(', ');
    return { key: names, label: names };
  };
  const more = all
    .filter((one) => !before.includes(one) && normalizeName(one.name).includes(last))
    .map((one) => choice([...before, one]));
  const none = !parts.length && NONE.startsWith(last) ? [{ key: NONE, label: NONE }] : [];
  // A single suggestion is taken as what was meant.
  return [...(before.length && last === '' ? [choice(before)] : []), ...more, ...none];
}
