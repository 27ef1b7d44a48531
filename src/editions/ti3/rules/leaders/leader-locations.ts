import { framesOf } from '#engine';
import { kit, type Game } from '#ti3/rules/components/component.ts';
import type { Leader, Peril, Unit } from '#ti3/rules/state.ts';
import type { ComponentId, PlanetId, SeatId, SystemId, UnitId } from '#ti3/rules/terms.ts';

// Where leaders are. What is lost with a unit or a planet is said here at once; what becomes of a leader then, its fate decides.

/** All leaders of a game, whatever has become of them: none where it is played without. */
export const allLeaders = ({ state: { leaders } }: Game): Leader[] => Object.values(leaders ?? {});

/** Whether a game is played with leaders at all. */
export const hasLeaders = ({ state: { leaders } }: Game): boolean => leaders !== undefined;

/** Whether a leader is on the board, where it does what it can. */
export const isOnBoard = ({ ship, planet }: Leader): boolean => ship !== undefined || planet !== undefined;

export const findLeader = ({ state: { leaders } }: Game, id: ComponentId): Leader | undefined => leaders?.[id];

export const leadersAboard = (game: Game, ship: UnitId): Leader[] =>
  allLeaders(game).filter((one) => one.ship === ship);

export const leadersOn = (game: Game, planet: PlanetId): Leader[] =>
  allLeaders(game).filter((one) => one.planet === planet);

export const captivesOf = (game: Game, captor: SeatId): Leader[] =>
  allLeaders(game).filter((one) => one.captor === captor);

/** In which system a leader is that is on the board. */
export const systemOfLeader = ({ state }: Game, { ship, planet }: Leader): SystemId | undefined =>
  planet !== undefined ? state.planets[planet].system : ship !== undefined ? state.units[ship]?.system : undefined;

/** Leaders of an owner in a system, on planets and in space. */
export const leadersInSystem = (game: Game, system: SystemId, owner: SeatId): Leader[] =>
  allLeaders(game).filter((one) => one.owner === owner && systemOfLeader(game, one) === system);

/** Several leaders of a kind in one place do what they can once: the first of them does it. */
export const activeLeader = (game: Game, id: ComponentId): Leader | undefined => {
  const leader = findLeader(game, id);
  if (!leader || !isOnBoard(leader)) return undefined;
  const { type, owner, ship, planet } = leader;
  const first = allLeaders(game).find(
    (one) => one.type === type && one.owner === owner && one.ship === ship && one.planet === planet,
  );
  return first?.id === id ? leader : undefined;
};

/** Of units alike, those without a leader aboard come first: they are given up before others. */
export const unledFirst = (game: Game, units: readonly Unit[]): Unit[] =>
  hasLeaders(game)
    ? [...units].sort((a, b) => leadersAboard(game, a.id).length - leadersAboard(game, b.id).length)
    : [...units];

type Place = Partial<Pick<Leader, 'ship' | 'planet' | 'captor' | 'peril' | 'gone'>>;

/** A leader is somewhere else now, and nowhere besides. */
export function placeLeader(game: Game, leader: Leader, to: Place): void {
  for (const key of ['ship', 'planet', 'captor', 'peril', 'gone'] as const) delete leader[key];
  Object.assign(leader, to);
  kit.invalidateInForce(game);
}

/** Against whom an owner fights for a system in space just now. */
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

/** Ships are gone, and whoever was aboard is in peril: in a space battle the opponent may take them. */
export function endangerLeadersAboard(game: Game, units: readonly Pick<Unit, 'id'>[]): void {
  if (!hasLeaders(game)) return;
  for (const { id } of units)
    for (const leader of leadersAboard(game, id)) {
      const { system } = game.state.units[id];
      const by = opponentIn(game, system, leader.owner);
      endanger(game, leader, { how: 'ship', system, ...(by !== undefined && { by }) });
    }
}

/** A planet has another owner, or none: leaders of others who were there have lost it, to an invasion or otherwise. */
export function dislodgeLeaders(game: Game, planet: PlanetId): void {
  const { owner, system } = game.state.planets[planet];
  const invaded = [...framesOf(game.state.stack)].some(({ procedure }) => procedure === 'bombard-and-invade');
  for (const leader of leadersOn(game, planet)) {
    if (leader.owner === owner) continue;
    endanger(game, leader, {
      how: invaded ? 'planet' : 'other',
      system,
      planet,
      ...(invaded && owner !== null && { by: owner }),
    });
  }
}

/** A landing has come to nothing: leaders who came with it are their enemy's, or dead where there is none. */
export function endangerLandingLeaders(game: Game, seat: SeatId, planet: PlanetId, by: SeatId | null): void {
  const { system } = game.state.planets[planet];
  for (const leader of leadersOn(game, planet))
    if (leader.owner === seat)
      endanger(game, leader, { how: 'landing', system, planet, ...(by !== null && by !== seat && { by }) });
}
