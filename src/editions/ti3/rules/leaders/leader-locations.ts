import { framesOf } from '#engine';
import { kit, type Game } from '#ti3/rules/components/component.ts';
import type { Leader, Peril, Unit } from '#ti3/rules/state.ts';
import type { ComponentId, PlanetId, SeatId, SystemId, UnitId } from '#ti3/rules/terms.ts';

// Locations of leaders. This module puts leaders in peril when their ship or planet is lost; `fate.ts` decides what
// happens to them.

/** Returns all leaders of a game, including captured and dead ones; empty in games without leaders. */
export const allLeaders = ({ state: { leaders } }: Game): Leader[] => Object.values(leaders ?? {});

/** Tells whether a game has leaders. */
export const hasLeaders = ({ state: { leaders } }: Game): boolean => leaders !== undefined;

/** Tells whether a leader is on the board, where it can have an effect. */
export const isOnBoard = ({ ship, planet }: Leader): boolean => ship !== undefined || planet !== undefined;

export const findLeader = ({ state: { leaders } }: Game, id: ComponentId): Leader | undefined => leaders?.[id];

export const leadersAboard = (game: Game, ship: UnitId): Leader[] =>
  allLeaders(game).filter((one) => one.ship === ship);

export const leadersOn = (game: Game, planet: PlanetId): Leader[] =>
  allLeaders(game).filter((one) => one.planet === planet);

export const captivesOf = (game: Game, captor: SeatId): Leader[] =>
  allLeaders(game).filter((one) => one.captor === captor);

/** Returns the system of a leader on the board; undefined otherwise. */
export const systemOfLeader = ({ state }: Game, { ship, planet }: Leader): SystemId | undefined =>
  planet !== undefined ? state.planets[planet].system : ship !== undefined ? state.units[ship]?.system : undefined;

/** Returns an owner's leaders in a system, on planets and in space. */
export const leadersInSystem = (game: Game, system: SystemId, owner: SeatId): Leader[] =>
  allLeaders(game).filter((one) => one.owner === owner && systemOfLeader(game, one) === system);

/**
 * Returns a leader if it is the first of its type in its place, because several of a type have their effect once;
 * undefined otherwise.
 */
export const activeLeader = (game: Game, id: ComponentId): Leader | undefined => {
  const leader = findLeader(game, id);
  if (!leader || !isOnBoard(leader)) return undefined;
  const { type, owner, ship, planet } = leader;
  const first = allLeaders(game).find(
    (one) => one.type === type && one.owner === owner && one.ship === ship && one.planet === planet,
  );
  return first?.id === id ? leader : undefined;
};

/** Sorts units so that those without a leader aboard come first and are lost first. */
export const unledFirst = (game: Game, units: readonly Unit[]): Unit[] =>
  hasLeaders(game)
    ? [...units].sort((a, b) => leadersAboard(game, a.id).length - leadersAboard(game, b.id).length)
    : [...units];

type Place = Partial<Pick<Leader, 'ship' | 'planet' | 'landedFrom' | 'captor' | 'peril' | 'gone'>>;

/** Sets the one location or status of a leader. */
export function placeLeader(game: Game, leader: Leader, to: Place): void {
  for (const key of ['ship', 'planet', 'landedFrom', 'captor', 'peril', 'gone'] as const) delete leader[key];
  Object.assign(leader, to);
  kit.invalidateInForce(game);
}

/** Returns the opponent of an owner in the space battle in a system; undefined if there is none. */
function opponentIn({ state }: Game, system: SystemId, owner: SeatId): SeatId | undefined {
  for (const { procedure, data } of framesOf(state.stack)) {
    if (procedure !== 'space-battle') continue;
    const battle = data as { system: SystemId; attacker: SeatId; defender: SeatId };
    if (battle.system !== system) continue;
    if (owner === battle.attacker) return battle.defender;
    if (owner === battle.defender) return battle.attacker;
  }
  return undefined;
}

const endanger = (game: Game, leader: Leader, peril: Peril): void => placeLeader(game, leader, { peril });

/** Puts leaders aboard lost ships in peril; in a space battle the opponent may capture them. */
export function endangerLeadersAboard(game: Game, units: readonly Pick<Unit, 'id'>[]): void {
  if (!hasLeaders(game)) return;
  for (const { id } of units)
    for (const leader of leadersAboard(game, id)) {
      const { system } = game.state.units[id];
      const by = opponentIn(game, system, leader.owner);
      endanger(game, leader, { how: 'ship', system, ...(by !== undefined && { by }) });
    }
}

/**
 * Puts leaders in peril that are on a planet without being its owner's, after it changed hands by invasion or
 * otherwise. The landing of its owner's leaders is over.
 */
export function dislodgeLeaders(game: Game, planet: PlanetId): void {
  const { owner, system } = game.state.planets[planet];
  const invaded = [...framesOf(game.state.stack)].some(({ procedure }) => procedure === 'bombard-and-invade');
  for (const leader of leadersOn(game, planet)) {
    delete leader.landedFrom;
    if (leader.owner === owner) continue;
    endanger(game, leader, {
      how: invaded ? 'planet' : 'other',
      system,
      planet,
      ...(invaded && owner !== null && { by: owner }),
    });
  }
}

/** Puts the leaders of a failed landing in peril: the enemy captures them, or they die if there is none. */
export function endangerLandingLeaders(game: Game, seat: SeatId, planet: PlanetId, by: SeatId | null): void {
  const { system } = game.state.planets[planet];
  for (const leader of leadersOn(game, planet))
    if (leader.owner === seat)
      endanger(game, leader, { how: 'landing', system, planet, ...(by !== null && by !== seat && { by }) });
}
