import { Illegal } from '#engine';
import { MAX_LIST_PARTS } from '#text/list-parts.ts';
import { parseListParts } from '#kit/prompts/read-list.ts';
import { isSameName, LIST_SEPARATOR, normalizeName } from './set-names.ts';

// Any of some things that can be chosen, as people name them with commas between, and as they are offered while somebody types.

interface Named {
  id: string;
  name: string;
}

/** What is said where there are to be none. */
const NONE = 'none';

/** One part of a list by itself, where commas and the like belong to no name. */
function called<T extends Named>(all: readonly T[], part: string): T | undefined {
  const wanted = normalizeName(part);
  return all.find(({ id, name }) => normalizeName(id) === wanted || normalizeName(name) === wanted);
}

/**
 * The ids of those that somebody means, in the order of all; "none" for none. `one`: what each of them is. Throws Illegal for what is none:
 * with what `explain` says of it, where that knows it.
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
    const there = `There ${all.length === 1 ? 'is' : 'are'} ${all.map(({ name }) => name).join(', ')}; or write "${NONE}".`;
    const known = lost === undefined ? undefined : explain?.(lost);
    if (known !== undefined) throw new Illegal(known);
    throw new Illegal(lost === undefined ? there : `There is no ${one} "${lost.trim().slice(0, 40)}". ${there}`);
  }
  const wanted = parts.map((part) => called(all, part)?.id);
  return all.map(({ id }) => id).filter((id) => wanted.includes(id));
}

/** What may be meant by what has been typed so far: behind a list, those that are not in it yet. */
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
  // Whatever is offered alone is taken for what was meant.
  return [...(before.length && last === '' ? [choice(before)] : []), ...more, ...none];
}
