// Rules that group a taken planet with the forces that landed there.

/** Returns the planet of a fact; undefined if it names none. */
function planetOf(fact: object): string | undefined {
  const { planet } = fact as { planet?: unknown };
  return typeof planet === 'string' ? planet : undefined;
}

export const onSamePlanet = (one: object, other: object): boolean => planetOf(one) === planetOf(other);

/** Types of facts after which a landing is no longer told with a taken planet. */
interface LandingEnds<T> {
  /** Facts that begin or end a turn or an action. */
  starts: readonly T[];
  /** Facts of a fight for a planet. */
  fought: readonly T[];
}

/** Creates a rule that tells whether a fact belongs to a landing without a fight for the planet that is taken. */
export const createPeacefulRule =
  <T extends string>({ starts, fought }: LandingEnds<T>) =>
  (between: { type: T }, taken: object): boolean => {
    const planet = planetOf(between);
    const isElsewhere = planet !== undefined && planet !== planetOf(taken);
    return !starts.includes(between.type) && (isElsewhere || !fought.includes(between.type));
  };
