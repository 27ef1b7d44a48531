import { createRepairs, findPlace, parseWholeNumber, seatProblem, skipQuestions } from '#kit/repairs.ts';
import type { Repair } from '#service';
import {
  enemyShipsIn,
  addUnit,
  hasQuality,
  piecesLeft,
  shipsIn,
  removeUnits,
  unitsInSystem,
  unitsOnPlanet,
} from '#ti2/rules/units/units.ts';
import { proposedLossOrder } from '#ti2/rules/combat/hits.ts';
import { newGame, type Game } from '#ti2/rules/game.ts';
import { dislodgeLeaders } from '#ti2/rules/leaders/fate.ts';
import { findLeader, placeLeader } from '#ti2/rules/leaders/leader-locations.ts';
import { gainTechnology, hasTechnology, removeTechnology } from '#ti2/rules/technology/technology.ts';
import { discardLaw } from '#ti2/rules/politics/laws.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import type { State, Unit } from '#ti2/rules/state.ts';
import type { PlanetId, SeatId, UnitType } from '#ti2/rules/terms.ts';
import { agreementBetween, endAgreement } from '#ti2/rules/trade/agreements.ts';

// Corrections that an organizer can make with the consent of all players. Fields arrive as typed text.

const defineRepair = createRepairs(newGame);

const planetProblem = ({ state }: Game, planet: PlanetId): string | undefined =>
  Object.hasOwn(state.planets, planet) ? undefined : "I don't know a planet of that name on the board.";

type RepairPlace = NonNullable<ReturnType<typeof findPlace>>;

/** Moves a ship named with a planet to the space of that planet's system. */
const placeOfUnit = (game: Game, unit: string, spot: RepairPlace | undefined): RepairPlace | undefined =>
  spot && Object.hasOwn(game.book.units, unit) && hasQuality(game, 'ship', { type: unit as UnitType })
    ? { system: spot.system }
    : spot;

/** Explains why more units of a type cannot be in a place; undefined if they can. */
function placementProblem(
  game: Game,
  seat: SeatId,
  type: UnitType,
  { system, planet }: RepairPlace,
): string | undefined {
  if (planet === undefined && !hasQuality(game, 'ship', { type }))
    return 'This unit must be on a planet: say which one.';
  if (planet === undefined)
    return enemyShipsIn(game, system, seat).length ? "Other players' ships are there: remove them first." : undefined;
  return unitsOnPlanet(game, planet).some(({ owner }) => owner !== seat)
    ? "Other players' units are there: remove them first."
    : undefined;
}

const units = defineRepair('units', (game, { seat, unit, place, count }) => {
  const at = placeOfUnit(game, unit, findPlace(game, place));
  const wanted = parseWholeNumber(count);
  const wrong = seatProblem(game, seat);
  if (wrong !== undefined) return wrong;
  if (!at) return "I don't know a place of that name on the board.";
  if (!Object.hasOwn(game.book.units, unit)) return "I don't know a unit of that name.";
  if (wanted === undefined) return 'How many? Give a whole number.';
  const type = unit as UnitType;
  const here: readonly Unit[] =
    at.planet === undefined ? shipsIn(game, at.system, seat) : unitsInSystem(game, at.system);
  const there = here.filter((one) => one.type === type && one.owner === seat && one.planet === at.planet);
  const more = wanted - there.length;
  if (more > piecesLeft(game, seat, type)) return 'That is more of these units than a player has.';
  const barred = more > 0 ? placementProblem(game, seat, type, at) : undefined;
  if (barred !== undefined) return barred;
  return () => {
    if (more < 0) removeUnits(game, proposedLossOrder(game, there.reverse()).slice(0, -more));
    for (let left = more; left > 0; left--) addUnit(game, seat, type, at.system, at.planet);
  };
});

/** Counts that can be corrected. Nobody can be put in the last bracket, because it is victory. */
export const REPAIRABLE_COUNTS = ['credits', 'bracket'] as const;

const count = defineRepair('count', (game, { seat, what, count: typed }) => {
  const wanted = parseWholeNumber(typed);
  const wrong = seatProblem(game, seat);
  if (wrong !== undefined) return wrong;
  if (wanted === undefined) return 'How many? Give a whole number.';
  const place = seatOf(game, seat);
  if (what === 'credits') return () => void (place.credits = wanted);
  if (what !== 'bracket') return `Which count? Say ${REPAIRABLE_COUNTS.join(' or ')}.`;
  if (wanted < 1 || wanted >= game.book.chart.length)
    return 'A player can be in any bracket of the chart except the last: give its number.';
  return () => void (place.bracket = wanted - 1);
});

const control = defineRepair('control', (game, { planet, seat }) => {
  const owner = seat === 'nobody' ? null : seat;
  const wrong = planetProblem(game, planet) ?? (owner === null ? undefined : seatProblem(game, owner));
  if (wrong !== undefined) return wrong;
  if (unitsOnPlanet(game, planet).some((one) => one.owner !== owner))
    return "Other players' units are there: remove them first.";
  return () => {
    game.state.planets[planet].owner = owner;
    dislodgeLeaders(game, planet, [owner]);
  };
});

const technology = defineRepair('technology', (game, { seat, technology: id, owned }) => {
  const wrong =
    seatProblem(game, seat) ??
    (Object.hasOwn(game.book.byKind.technology, id) ? undefined : "I don't know a technology of that name.");
  if (wrong !== undefined) return wrong;
  if (!['yes', 'no'].includes(owned)) return 'Say yes or no.';
  const wanted = owned === 'yes';
  if (hasTechnology(game, seat, id) === wanted) return 'That is already the case.';
  return () => (wanted ? gainTechnology(game, seat, id, 0) : removeTechnology(game, seat, id));
});

const agreement = defineRepair('agreement', (game, { seat, other }) => {
  const found = game.state.seats[seat] && game.state.seats[other] ? agreementBetween(game, seat, other) : undefined;
  return found ? () => endAgreement(game, found.id, null) : 'These two players have no trade agreement.';
});

const law = defineRepair('law', (game, { law: id }) =>
  Object.hasOwn(game.state.laws, id) ? () => discardLaw(game, id) : 'That law is not in effect.',
);

/** Moves a leader to a planet of its owner, to another player as a captive, or out of the game. */
const leader = defineRepair('leader', (game, { leader: id, place: where }) => {
  const found = findLeader(game, id);
  if (!found) return "I don't know a leader of that name in this game.";
  if (where === 'lost') return () => placeLeader(game, found, { gone: 'killed' });
  if (Object.hasOwn(game.state.seats, where)) {
    const barred =
      seatProblem(game, where) ??
      (where === found.owner ? 'A player cannot hold their own leader captive.' : undefined);
    return barred ?? (() => placeLeader(game, found, { captor: where }));
  }
  const wrong = planetProblem(game, where);
  if (wrong !== undefined) return wrong;
  return game.state.planets[where].owner === found.owner
    ? () => placeLeader(game, found, { planet: where })
    : "The leader's owner does not control that planet.";
});

const skip = defineRepair('skip', skipQuestions);

export const repairs: Record<string, Repair<State>> = {
  units,
  count,
  control,
  technology,
  agreement,
  law,
  leader,
  skip,
};
