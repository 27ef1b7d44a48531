import type { Faction, TakenHome } from '#ti4/rules/components/component.ts';
import type { ComponentId, SystemId } from '#ti4/rules/state.ts';

// A faction without its own home takes the home of an unplayed faction, along with a leader.

/** Returns the home that such a faction takes from `of`, or the first one if that is not given. */
export const borrowedHomeOf = ({ homes }: Faction, of?: ComponentId): TakenHome | undefined =>
  homes?.find((one) => one.of === of) ?? homes?.at(0);

/** Creates a predicate for the leaders that a faction has, given the home that it takes. */
export const hasLeaderWithHome =
  ({ homes = [] }: Faction, taken: TakenHome | undefined) =>
  (leader: ComponentId): boolean =>
    leader === taken?.leader || !homes.some((one) => one.leader === leader);

/** Returns the homes of unplayed factions. */
export const freeBorrowableHomes = ({ homes = [] }: Faction, played: ReadonlySet<ComponentId>): TakenHome[] =>
  homes.filter(({ of }) => !played.has(of));

/** Returns the tile at a faction's home position. */
export const homeTileOf = (faction: Faction, home?: ComponentId): SystemId =>
  faction.gateTile ?? borrowedHomeOf(faction, home)?.tile ?? faction.homeTile;
