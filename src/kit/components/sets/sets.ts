import { Illegal } from '#engine';

/**
 * Contents of a set by category ("components", "tiles") and by path within the set. Issues of the same thing have the
 * same path in every set.
 */
export type SetContents = Record<string, Record<string, unknown>>;

/** Set that a game may be played with: issues of components, which replace earlier issues of the same components. */
export interface ComponentSet<C extends SetContents> {
  id: string;
  /** Display name: "Codex 1". */
  name: string;
  contents: C;
  /**
   * Paths that each release added, oldest release first. A release never changes, because running games are played with
   * it.
   */
  releases: readonly (readonly string[])[];
  /** Paths that are not dealt if this set is in the game, by the release that removed them. */
  removes?: readonly (readonly string[])[];
  /** Set if no game can begin with the set yet, because it is still being written. */
  unfinished?: true;
  /** Set that most of this one depends on, and what this one brings without it ("two technologies"). */
  partly?: PartialSet;
}

export interface PartialSet {
  without: { id: string; name: string };
  brings: string;
  /** Paths of the components that the set brings without the other set. */
  keeps: readonly string[];
}

/** Returns the name of a set with its release, as games store it: "base@1". */
const releaseName = (id: string, release: number): string => `${id}@${release}`;

function setCalled<C extends SetContents>(
  sets: readonly ComponentSet<C>[],
  name: string,
): { set: ComponentSet<C>; release: number } {
  const [id, release] = name.split('@');
  const set = sets.find((one) => one.id === id);
  if (!set) throw new Illegal(`I don't know the set “${name.slice(0, 40)}”.`);
  const wanted = release === undefined ? set.releases.length : Number(release);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > set.releases.length)
    throw new Illegal(`${set.name} has no release “${String(release).slice(0, 10)}”.`);
  return { set, release: wanted };
}

/**
 * Returns the named sets in the order in which later issues replace earlier ones, each once and with its release: the
 * newest if none is named. Throws Illegal for an unknown name or release.
 */
export function resolveReleases<C extends SetContents>(
  sets: readonly ComponentSet<C>[],
  names: readonly string[],
): string[] {
  const wanted = new Map(names.map((name) => setCalled(sets, name)).map(({ set, release }) => [set.id, release]));
  return sets.filter(({ id }) => wanted.has(id)).map(({ id }) => releaseName(id, wanted.get(id) ?? 1));
}

/**
 * Checks the set names that a game stores: each with its release, as `resolveReleases` returned them. Throws Illegal
 * for anything else: with a set missing, or with the newest release of a set, it would be another game than the one
 * that was begun.
 */
export function validateReleases<C extends SetContents>(sets: readonly ComponentSet<C>[], names: unknown): string[] {
  const kept = Array.isArray(names) && names.every((name): name is string => typeof name === 'string') ? names : [];
  const releases = resolveReleases(sets, kept);
  if (!kept.length || kept.length !== releases.length || !releases.every((name) => kept.includes(name)))
    throw new Illegal('I cannot read the sets of this game.');
  return releases;
}

/**
 * Returns the paths that a release of a set brings to a game with these sets. If the set that most of it depends on is
 * missing, only what works without that set; if that set is unfinished, everything there is.
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

/**
 * Merges the contents of all sets of a game. Contents are sorted by path, so a component keeps its place no matter
 * which set it is in.
 */
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
  // In the order of their files: "pds" after "pds-ii".
  const place = ([at]: [string, unknown]): string => `${at}.`;
  const inOrder = (part: Map<string, unknown>): [string, unknown][] =>
    [...part].sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0));
  return Object.fromEntries(
    Object.entries(found).map(([what, part]) => [what, Object.fromEntries(inOrder(part))]),
  ) as C;
}
