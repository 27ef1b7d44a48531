import { mergeSetContents } from '#kit/components/sets/sets.ts';
import { WITHOUT_EXPANSION } from '../rules/table.ts';
import { FINISHED_SETS, SETS, DEFAULT_SETS } from '#ti4/content/sets.ts';

// What a later set leaves out is a component all the same.
const whole = FINISHED_SETS.map(({ removes: _removed, ...set }) => set);
const { components: usualComponents } = mergeSetContents(whole, DEFAULT_SETS);

const { components: standing } = mergeSetContents(SETS, WITHOUT_EXPANSION);

/** Of each component the newest issue. */
export const components = Object.values(usualComponents);

/** Every issue of every component. */
// A set that is being written is looked over once a game can begin with it.
export const issues = FINISHED_SETS.flatMap(({ contents, releases }) => {
  const released = new Set(releases.flat());
  return Object.entries(contents.components).flatMap(([at, one]) => (released.has(at) ? [one] : []));
});

/** Those of sets that are being written, and what others bring to them: what is said of them is held to them already, though not all need be said yet. */
const coming = SETS.flatMap(({ contents, releases, unfinished }) => {
  const released = new Set(unfinished ? [] : releases.flat());
  return Object.entries(contents.components).flatMap(([at, one]) => (released.has(at) ? [] : [one]));
});
const newestComing = (id: string): Issue | undefined => coming.findLast((one) => one.id === id);

/** The sets that came out up to this one: an issue of it is in force with them. */
export const setsUpTo = (set: string): string[] => {
  const sets = FINISHED_SETS.some(({ id }) => id === set) ? FINISHED_SETS : SETS;
  return sets.slice(0, sets.findIndex(({ id }) => id === set) + 1).map(({ id }) => id);
};

type Issue = (typeof issues)[number];

/** What lists call an issue: by its id, and by its set too where a later one takes its place. */
export const issueName = (one: Issue): string =>
  components.includes(one) || (newestComing(one.id) === one && !issues.some(({ id }) => id === one.id))
    ? one.id
    : `${one.id} (${one.set})`;

/** The issue of a component from this set; from the newest where none is named. */
export function issueOf(id: string, set?: string): Issue {
  const found =
    (set === undefined ? components : [...issues, ...coming]).find(
      (one) => one.id === id && (set === undefined || one.set === set),
    ) ?? (set === undefined ? newestComing(id) : undefined);
  if (!found) throw new Error(`No component ${id}${set === undefined ? '' : ` of ${set}`}`);
  return found;
}

/** Whether a list names an issue by this that comes with a set which is being written. */
export const isComing = (name: string): boolean => coming.some((one) => issueName(one) === name);

const inEveryBook = (one: Issue): boolean => Object.values(standing).includes(one);

/** The sets with which an issue is played, where they are not what new games are. */
export function setsOf(one: Issue, set?: string): string[] | undefined {
  if (coming.includes(one)) return SETS.slice(0, SETS.findIndex(({ id }) => id === one.set) + 1).map(({ id }) => id);
  return set !== undefined || !inEveryBook(one) ? setsUpTo(set ?? one.set) : undefined;
}
