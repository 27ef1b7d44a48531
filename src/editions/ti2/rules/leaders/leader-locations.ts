import { invalidateInForce } from '#ti2/rules/components/kit.ts';
import type { LeaderType } from '#ti2/rules/components/component.ts';
import type { Game } from '#ti2/rules/game.ts';
import type { Leader, Unit, LeaderLocation } from '#ti2/rules/state.ts';
import type { ComponentId, LeaderId, PlanetId, SeatId, SystemId } from '#ti2/rules/terms.ts';

// Locations of leaders (option Leaders, E2 12.5): aboard a ship, on a planet, captive, homeless, or gone.

const NONE: readonly Leader[] = [];

/** All leaders of the game, including captured and lost ones. */
export const allLeaders = ({ state }: Game): readonly Leader[] =>
  state.leaders === undefined ? NONE : Object.values(state.leaders);

export const findLeader = ({ state }: Game, id: LeaderId): Leader | undefined => state.leaders?.[id];

/** Leaders act only while they are on the board. */
export const isOnBoard = ({ ship, planet }: Leader): boolean => (ship ?? planet) !== undefined;

/** Type of a leader; undefined for a viewer who sees only its back. */
export function leaderTypeOf({ book }: Game, { card }: Leader): LeaderType | undefined {
  const type = book.byKind.leader[card]?.type;
  return type === undefined ? undefined : book.byKind['leader-type'][type];
}

export const leadersAboard = (game: Game, ship: Pick<Unit, 'id'>): Leader[] =>
  allLeaders(game).filter((one) => one.ship === ship.id);
export const leadersOn = (game: Game, planet: PlanetId): Leader[] =>
  allLeaders(game).filter((one) => one.planet === planet);
export const leadersOf = (game: Game, seat: SeatId): Leader[] =>
  allLeaders(game).filter((one) => one.owner === seat && isOnBoard(one));
export const captivesOf = (game: Game, captor: SeatId): Leader[] =>
  allLeaders(game).filter((one) => one.captor === captor);

export function systemOfLeader({ state }: Game, { ship, planet }: Leader): SystemId | undefined {
  return ship === undefined ? state.planets[planet ?? '']?.system : state.units[ship]?.system;
}

/**
 * Tells whether this leader is the one that counts among its owner's leaders of the same type on a planet, for
 * abilities that do not add up. A face-up one comes first. `beside` filters the others.
 */
export function isActiveLeader(
  game: Game,
  leader: Leader,
  type: ComponentId,
  beside: (other: Leader) => boolean = () => true,
): boolean {
  if (leader.planet === undefined) return false;
  const alike = leadersOn(game, leader.planet).filter(
    (one) =>
      one.id === leader.id || (one.owner === leader.owner && leaderTypeOf(game, one)?.id === type && beside(one)),
  );
  return (alike.find(({ hidden }) => !hidden) ?? alike[0]).id === leader.id;
}

/** Moves a leader to its only location. */
export function placeLeader(game: Game, leader: Leader, to: LeaderLocation): void {
  const { id, card, owner, hidden } = leader;
  const moved: Leader = { id, card, owner, ...(hidden && { hidden }), ...to };
  if (game.state.leaders) game.state.leaders[id] = moved;
  invalidateInForce(game);
  game.invalidateStep();
}

/** Turns a face-down leader face up. */
export function revealLeader(game: Game, leader: Leader | undefined): void {
  if (!leader?.hidden || !game.state.leaders?.[leader.id]) return;
  delete game.state.leaders[leader.id].hidden;
  invalidateInForce(game);
  game.addFact({ type: 'leader-shown', seat: leader.owner, leader: leader.id });
}
