import { contentsOf } from '../../src/kit/sets.ts';
import { FINISHED, USUAL_SETS } from '../../src/editions/ti4/content/sets.ts';

// What a later set leaves out is a component all the same.
const whole = FINISHED.map(({ removes: _removed, ...set }) => set);
const { components: usualComponents, tiles: usualTiles } = contentsOf(whole, USUAL_SETS);

/** Of each component the newest issue. */
export const components = Object.values(usualComponents);
export const tiles = Object.values(usualTiles);

/** Every issue of every component. */
// A set that is being written is looked over once a game can begin with it.
export const issues = FINISHED.flatMap(({ contents, releases }) => {
  const released = new Set(releases.flat());
  return Object.entries(contents.components).flatMap(([at, one]) => (released.has(at) ? [one] : []));
});

/** The sets that came out up to this one: an issue of it is in force with them. */
export const setsUpTo = (set: string): string[] => FINISHED.slice(0, FINISHED.findIndex(({ id }) => id === set) + 1).map(({ id }) => id);

type Issue = (typeof issues)[number];

/** What lists call an issue: by its id, and by its set too where a later one takes its place. */
export const issueName = (one: Issue): string => (components.includes(one) ? one.id : `${one.id} (${one.set})`);

/** The issue of a component from this set; from the newest where none is named. */
export function issueOf(id: string, set?: string): Issue {
  const found = (set === undefined ? components : issues).find((one) => one.id === id && (set === undefined || one.set === set));
  if (!found) throw new Error(`No component ${id}${set === undefined ? '' : ` of ${set}`}`);
  return found;
}
