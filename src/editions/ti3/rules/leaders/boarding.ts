import { chosenAmounts, type Answer, type AmountOption } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { withIndefiniteArticle } from '#text/sentences.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { canMoveAlone } from '#ti3/rules/movement/movement.ts';
import { mayLeave } from '#ti3/rules/movement/routes.ts';
import { nameOf, nameOfPlanet, nameOfSystem, formatUnitCounts, titleOf, unitLabel } from '#ti3/rules/names.ts';
import { hasQuality, shipsIn } from '#ti3/rules/units/units.ts';
import type { Leader, Unit } from '#ti3/rules/state.ts';
import type { ComponentId, SeatId, SystemId, UnitId } from '#ti3/rules/terms.ts';
import { isOnBoard, findLeader, leadersAboard, allLeaders, placeLeader, systemOfLeader } from './leader-locations.ts';

// Leaders board ships before they move: in the system where a ship starts, or in the active system (E3 20.2).

/** "carth>u3.p1" */
export const boardingKey = pairKey<ComponentId, UnitId>('>');

export interface Boarding {
  /** Destination of a movement, or the two systems of a transfer. */
  systems: SystemId[];
}

/** Tells whether leaders can board a ship: any except fighters. */
export const canCarryLeaders = (game: Game, unit: Unit): boolean =>
  hasQuality(game, 'ship', unit) && !hasQuality(game, 'fighter', unit);

const others = ({ systems }: Boarding, from: SystemId): SystemId[] => systems.filter((one) => one !== from);

/**
 * Returns the ships in a leader's system that it can board, identical ships once. A leader on a planet in an active
 * system can board any of them; otherwise the ship must be able to take part in the movement.
 */
function shipsFor(game: Game, seat: SeatId, boarding: Boarding, leader: Leader): Unit[] {
  const system = systemOfLeader(game, leader);
  if (system === undefined || !mayLeave(game, seat, system, boarding.systems)) return [];
  const alike = ({ id, type, damaged }: Unit): string => `${type} ${damaged ?? ''} ${leadersAboard(game, id).map((one) => one.id).join()}`; // prettier-ignore
  const ships = shipsIn(game, system, seat).filter(
    (ship) =>
      canCarryLeaders(game, ship) &&
      ship.id !== leader.ship &&
      ((leader.planet !== undefined && boarding.systems.includes(system)) ||
        others(boarding, system).some((to) => canMoveAlone(game, seat, ship, to))),
  );
  return ships.filter((ship, i) => ships.findIndex((one) => alike(one) === alike(ship)) === i);
}

/** Formats a ship with the leaders aboard: "a carrier with Carth". */
export function shipWithLeaders(game: Game, { id, type, damaged }: Unit): string {
  const aboard = leadersAboard(game, id).map((one) => nameOf(game, one.id));
  const ship = withIndefiniteArticle(unitLabel(game, type));
  return `${ship}${damaged ? ' (damaged)' : ''}${aboard.length ? ` with ${aboard.join(' and ')}` : ''}`;
}

const whereabouts = (game: Game, { ship, planet }: Leader): string =>
  planet === undefined ? `on the ${formatUnitCounts(game, { [game.state.units[ship ?? ''].type]: 1 }).replace(/^1 /, '')}` : `on ${nameOfPlanet(game, planet)}`; // prettier-ignore

/** Formats a leader's type, unless its name contains it, and its location: "General, now on Quann". */
function hintOf(game: Game, leader: Leader): string {
  const now = `now ${whereabouts(game, leader)}`;
  return nameOf(game, leader.id) === titleOf(game, leader) ? now : `${nameOf(game, leader.type)}, ${now}`;
}

/** Returns a seat's leaders that can board a ship, with those ships. */
const waiting = (game: Game, seat: SeatId, boarding: Boarding): { leader: Leader; ships: Unit[] }[] =>
  allLeaders(game)
    .filter((leader) => leader.owner === seat && isOnBoard(leader))
    .map((leader) => ({ leader, ships: shipsFor(game, seat, boarding, leader) }))
    .filter(({ ships }) => ships.length);

export const canBoardAny = (game: Game, seat: SeatId, boarding: Boarding): boolean =>
  waiting(game, seat, boarding).length > 0;

export const boardLeaders = question<Boarding, Record<string, number>>()(
  'board-leaders',
  (game, seat, boarding) => {
    const found = waiting(game, seat, boarding);
    if (!found.length) return { kind: 'none', reason: 'None of your leaders can board a ship that can move there.' };
    // The system is named only if the ships are in different ones.
    const apart = new Set(found.flatMap(({ ships }) => ships.map(({ system }) => system))).size > 1;
    const lines = found.flatMap(({ leader, ships }) =>
      ships.map((ship): AmountOption => ({
        key: boardingKey.format(leader.id, ship.id),
        label: `${nameOf(game, leader.id)} on ${shipWithLeaders(game, ship)}${apart ? ` at ${nameOfSystem(game, ship.system)}` : ''}`,
        hint: hintOf(game, leader),
        max: 1,
        group: nameOf(game, leader.id),
        weights: { [leader.id]: 1 },
      })),
    );
    return {
      kind: 'allot',
      prompt: `Which leaders board ${found.some(({ leader }) => leader.ship !== undefined) ? 'another' : 'a'} ship? If the ship does not move, they stay where they are.`,
      amounts: lines,
      limits: found.map(({ leader: { id } }) => ({
        measure: id,
        atMost: 1,
        message: `${nameOf(game, id)} can board only 1 ship.`,
        hideTally: true,
      })),
      proposed: {},
      emptyLabel: 'Leave leaders where they are',
    };
  },
  { title: 'move leaders onto ships', forced: true },
);

/** Locations of leaders before boarding, restored if their ship does not move. */
export type BoardingRecord = Record<ComponentId, { ship: UnitId } | { planet: string }>;

/** Moves leaders aboard. Returns their previous locations. */
export function board(game: Game, answer: Answer): BoardingRecord {
  const before: BoardingRecord = {};
  for (const [key, count] of Object.entries(chosenAmounts(answer))) {
    const [id, ship] = boardingKey.parse(key);
    const leader = findLeader(game, id);
    if (!leader || !count || !game.state.units[ship]) continue;
    before[id] = leader.planet === undefined ? { ship: leader.ship ?? '' } : { planet: leader.planet };
    placeLeader(game, leader, { ship });
  }
  return before;
}

/**
 * Completes boarding after ships have moved: leaders on ships outside the active systems return to where they were, and
 * facts report the others.
 */
export function settleBoarding(game: Game, seat: SeatId, { systems }: Boarding, boarded: BoardingRecord): void {
  const gone: { id: ComponentId; system: SystemId; here: boolean }[] = [];
  for (const [id, before] of Object.entries(boarded)) {
    const leader = findLeader(game, id);
    if (!leader || leader.ship === undefined) continue;
    const system = systemOfLeader(game, leader);
    if (system !== undefined && systems.includes(system))
      gone.push({ id, system, here: 'planet' in before && game.state.planets[before.planet].system === system });
    else if ('planet' in before || game.state.units[before.ship]) placeLeader(game, leader, before);
  }
  for (const here of [false, true]) {
    const leaders = gone.filter((one) => one.here === here);
    const [first] = leaders;
    if (first)
      game.addFact({
        type: 'leaders-boarded',
        seat,
        leaders: leaders.map(({ id }) => id),
        system: first.system,
        ...(here && { here }),
      });
  }
}
