import type { Faction, TakenHome } from '#ti4/rules/components/component.ts';
import type { ComponentId, SystemId } from '#ti4/rules/state.ts';

// A faction without a home of its own takes that of one whom nobody plays, with the leader that comes with it.

/** The home that such a faction takes; the first where it is not said whose. */
export const borrowedHomeOf = ({ homes }: Faction, of?: ComponentId): TakenHome | undefined =>
  homes?.find((one) => one.of === of) ?? homes?.at(0);

/** Which of a faction's leaders it has, by the home it takes. */
export const hasLeaderWithHome =
  ({ homes = [] }: Faction, taken: TakenHome | undefined) =>
  (leader: ComponentId): boolean =>
    leader === taken?.leader || !homes.some((one) => one.leader === leader);

/** The homes that nobody plays. */
export const freeBorrowableHomes = ({ homes = [] }: Faction, played: ReadonlySet<ComponentId>): TakenHome[] =>
  homes.filter(({ of }) => !played.has(of));

/** The tile that lies at a faction's home position. */
export const homeTileOf = (faction: Faction, home?: ComponentId): SystemId =>
  faction.gateTile ?? borrowedHomeOf(faction, home)?.tile ?? faction.homeTile;
