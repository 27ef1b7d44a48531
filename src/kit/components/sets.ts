import { Illegal } from '#engine';

/** What a set holds: by what it is ("components", "tiles"), by its path within a set, which is the same in every set that has an issue of it. */
export type SetContents = Record<string, Record<string, unknown>>;

/** A set that a game may be played with: an issue of some components, which takes the place of earlier issues of the same. */
export interface ComponentSet<C extends SetContents> {
  id: string;
  /** For players: "Codex 1". */
  name: string;
  contents: C;
  /** The paths of what each release added, oldest release first. What has been released stays: games under way are played with it. */
  releases: readonly (readonly string[])[];
  /** Paths of what is not dealt where this set is, by the release that took it away. */
  removes?: readonly (readonly string[])[];
  /** It is being written: nobody can begin a game with it yet. */
  unfinished?: true;
  /** Where another set is missing that most of this one is for: which, and what this one brings all the same ("two technologies"). */
  partly?: PartialSet;
}

export interface PartialSet {
  without: { id: string; name: string };
  brings: string;
  /** The paths of what it brings all the same. */
  keeps: readonly string[];
}

/** The name of a set with its release, as games keep it: "base@1". */
const releaseName = (id: string, release: number): string => `${id}@${release}`;

function setCalled<C extends SetContents>(
  sets: readonly ComponentSet<C>[],
  name: string,
): { set: ComponentSet<C>; release: number } {
  const [id, release] = name.split('@');
  const set = sets.find((one) => one.id === id);
  if (!set) throw new Illegal(`There is no set called "${name.slice(0, 40)}".`);
  const wanted = release === undefined ? set.releases.length : Number(release);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > set.releases.length)
    throw new Illegal(`${set.name} has no release "${String(release).slice(0, 10)}".`);
  return { set, release: wanted };
}

/** The sets of these names in the order in which later issues replace earlier ones, each once and with its release: the newest where none is named. Throws Illegal for a name that is none. */
export function resolveReleases<C extends SetContents>(
  sets: readonly ComponentSet<C>[],
  names: readonly string[],
): string[] {
  const wanted = new Map(names.map((name) => setCalled(sets, name)).map(({ set, release }) => [set.id, release]));
  return sets.filter(({ id }) => wanted.has(id)).map(({ id }) => releaseName(id, wanted.get(id) ?? 1));
}

/**
 * The names under which a game keeps its sets, looked over: each a release of its own, as `releasesOf` gave them. Throws Illegal for anything
 * else: a game without them, or with the newest release of what names none, would be another game than the one that was begun.
 */
export function validateReleases<C extends SetContents>(sets: readonly ComponentSet<C>[], names: unknown): string[] {
  const kept = Array.isArray(names) && names.every((name): name is string => typeof name === 'string') ? names : [];
  const releases = resolveReleases(sets, kept);
  if (!kept.length || kept.length !== releases.length || !releases.every((name) => kept.includes(name)))
    throw new Illegal('The sets of this game cannot be read.');
  return releases;
}

/**
 * The paths of what this release of a set brings to a game with sets of these ids: where a set is missing that most of it is for, only what
 * goes without that one; where that one is still being written, all there is for it.
 */
function dealtOf<C extends SetContents>(
  { set, release }: { set: ComponentSet<C>; release: number },
  among: readonly ComponentSet<C>[],
): Set<string> {
  const released = set.releases.slice(0, release).flat();
  const { partly } = set;
  if (!partly) return new Set(released);
  const other = among.find(({ id }) => id === partly.without.id);
  if (!other) return new Set(released.filter((at) => partly.keeps.includes(at)));
  return new Set(other.unfinished ? Object.values(set.contents).flatMap((part) => Object.keys(part)) : released);
}

/** All that a game with these sets is played with. Whatever sets it lies in, a component keeps its place: paths are in order. */
export function mergeSetContents<C extends SetContents>(sets: readonly ComponentSet<C>[], names: readonly string[]): C {
  const found: Record<string, Map<string, unknown>> = {};
  const called = resolveReleases(sets, names).map((name) => setCalled(sets, name));
  const among = called.map(({ set }) => set);
  for (const { set, release } of called) {
    const there = dealtOf({ set, release }, among);
    for (const gone of (set.removes ?? []).slice(0, release).flat())
      for (const part of Object.values(found)) part.delete(gone);
    for (const [what, issues] of Object.entries(set.contents)) {
      const part = (found[what] ??= new Map());
      for (const [at, issue] of Object.entries(issues)) if (there.has(at)) part.set(at, issue);
    }
  }
  // As their files are listed: "pds" after "pds-ii".
  const place = ([at]: [string, unknown]): string => `${at}.`;
  const inOrder = (part: Map<string, unknown>): [string, unknown][] =>
    [...part].sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0));
  return Object.fromEntries(
    Object.entries(found).map(([what, part]) => [what, Object.fromEntries(inOrder(part))]),
  ) as C;
}
