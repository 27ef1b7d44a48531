import { Illegal, type SeatId } from '#engine';

// Odds of a battle between listed units, where no such units are on the board.

/** Query of a player: the units of both sides, and the opponent. */
interface BattleQuery {
  attacker?: string;
  defender?: string;
  opponent?: SeatId;
}

/** A battle between listed units. `place`: the name of the system; undefined for any ordinary system. */
export interface HypotheticalBattle {
  opponent: SeatId;
  place: string | undefined;
  /** The player named the opponent. */
  isNamed: boolean;
}

/**
 * Returns the sides of a battle of which only lists are known. `next`: the opponent if none is named. Throws Illegal if
 * a list is missing.
 */
export function assumeBattle(
  { attacker, defender, opponent }: BattleQuery,
  place: string | undefined,
  next: SeatId | undefined,
): HypotheticalBattle {
  if (defender === undefined && place !== undefined)
    throw new Illegal(
      `There is no one to fight at ${place}. List the defending units in \`defender\`, or choose another system.`,
    );
  if (defender === undefined || (attacker === undefined && place === undefined))
    throw new Illegal('List the units of both sides in `attacker` and `defender`, or choose a system.');
  const against = opponent ?? next;
  if (against === undefined) throw new Illegal('There is no other player to fight.');
  return { opponent: against, place, isNamed: opponent !== undefined };
}

/** Says what a hypothetical battle assumes. */
export const formatAssumedBattle = (
  { opponent, place, isNamed }: HypotheticalBattle,
  nameOf: (seat: SeatId) => string,
): string =>
  `-# I assume that ${nameOf(opponent)} defends, with everything that helps its units${isNamed ? '' : ' (name another player in `opponent`)'}, and that ${
    place === undefined
      ? 'the system is an ordinary one without other units in or near it'
      : `there are no other units at ${place}`
  }.`;

/** Refusal of listed units that cannot fight each other. */
export const NO_MEETING_TEXT =
  'There is no combat: the attacker has no ships, and the defender has no ground forces. Change your lists.';

/** Parts of a state that hold the units and planets of a system. */
interface Battlefield<U, P> {
  units: Readonly<Record<string, U>>;
  planets: Readonly<Record<string, P>>;
  systems: Readonly<Record<string, { planets: readonly string[] }>>;
}

/** A system that is cleared for a battle. `isAlone`: no other units anywhere. */
interface ClearedSystem<P> {
  system: string;
  attacker: SeatId;
  isAlone: boolean;
  /** Gives a planet of the system to the defender. */
  give: (planet: P) => P;
}

/** Returns the units and planets after all units but the attacker's in space have left a system. */
export function clearBattlefield<U extends { owner: SeatId; system: string; planet?: string }, P>(
  { units, planets, systems }: Battlefield<U, P>,
  { system, attacker, isAlone, give }: ClearedSystem<P>,
): { units: Record<string, U>; planets: Record<string, P> } {
  const kept = Object.entries(units).filter(
    ([, unit]) => !isAlone && (unit.system !== system || (unit.owner === attacker && unit.planet === undefined)),
  );
  const given = systems[system].planets.map((id): [string, P] => [id, give(planets[id])]);
  return { units: Object.fromEntries(kept), planets: { ...planets, ...Object.fromEntries(given) } };
}

/** Returns the first of the lowest-ranked items; undefined for an empty list. */
export const leastBy = <T>(list: readonly T[], rank: (one: T) => number): T | undefined =>
  list.reduce<T | undefined>((least, one) => (least === undefined || rank(one) < rank(least) ? one : least), undefined);
