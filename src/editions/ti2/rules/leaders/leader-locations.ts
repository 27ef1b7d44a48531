import { invalidateInForce } from '#ti2/rules/components/kit.ts';
import type { LeaderType } from '#ti2/rules/components/component.ts';
import type { Game } from '#ti2/rules/game.ts';
import type { Leader, Unit, LeaderLocation } from '#ti2/rules/state.ts';
import type { ComponentId, LeaderId, PlanetId, SeatId, SystemId } from '#ti2/rules/terms.ts';

// Where leaders are (option Leaders, E2 12.5): aboard a ship, on a planet, with a captor, on their way, or gone.

const NONE: readonly Leader[] = [];

/** All leaders of the game, whatever has become of them. */
export const allLeaders = ({ state }: Game): readonly Leader[] =>
  state.leaders === undefined ? NONE : Object.values(state.leaders);

export const findLeader = ({ state }: Game, id: LeaderId): Leader | undefined => state.leaders?.[id];

/** Only on the board does a leader do anything. */
export const isOnBoard = ({ ship, planet }: Leader): boolean => (ship ?? planet) !== undefined;

/** What a leader can do; undefined for whoever sees its back alone. */
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
 * Of several of a type on a planet one alone counts, where what they do can be done once: one that lies face up before all others.
 * `beside`: which of the others count at all.
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

/** A leader is there now, and nowhere else. */
export function placeLeader(game: Game, leader: Leader, to: LeaderLocation): void {
  const { id, card, owner, hidden } = leader;
  const moved: Leader = { id, card, owner, ...(hidden && { hidden }), ...to };
  if (game.state.leaders) game.state.leaders[id] = moved;
  invalidateInForce(game);
  game.invalidateStep();
}

/** A leader that lay face down has been used: everybody knows it from now on. */
export function revealLeader(game: Game, leader: Leader | undefined): void {
  if (!leader?.hidden || !game.state.leaders?.[leader.id]) return;
  delete game.state.leaders[leader.id].hidden;
  invalidateInForce(game);
  game.addFact({ type: 'leader-shown', seat: leader.owner, leader: leader.id });
}
