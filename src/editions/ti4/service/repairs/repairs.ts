import type { Game } from '#ti4/rules/game.ts';
import type { Place } from '#ti4/rules/combat/combat.ts';
import {
  hasTokenIn,
  placeToken,
  TOKEN_POOLS,
  returnToken,
  tokensInReinforcements,
} from '#ti4/rules/tokens/command-tokens.ts';
import { ownFleetTokenLimit } from '#ti4/rules/tokens/fleet-pool-tokens.ts';
import { assignControl } from '#ti4/rules/planets/control.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { gainPoints } from '#ti4/rules/objectives/objectives.ts';
import { exhaustPlanet, readyPlanet } from '#ti4/rules/planets/planets.ts';
import type { PlanetId, TokenPool, SeatId, State, Unit, UnitType } from '#ti4/rules/state.ts';
import {
  isFloating,
  settleUnits,
  structureLimit,
  structureProblem,
  type StructureType,
} from '#ti4/rules/units/structures.ts';
import { isNeutral, NEUTRAL_SEAT } from '#ti4/rules/seats.ts';
import { checkAllianceGained } from '#ti4/rules/planets/minor-factions.ts';
import { capitalize } from '#text/sentences.ts';
import { addTechnology, loseTechnology, ownsTechnology } from '#ti4/rules/technology/technology.ts';
import { commodityLimit } from '#ti4/rules/trade/trade-goods.ts';
import {
  arrivalProblem,
  hasUnitCard,
  groundForcesOn,
  countInReinforcements,
  isShip,
  isStructure,
  placeUnits,
  removeUnit,
  shipsIn,
  UNIT_TYPES,
  unitsAt,
} from '#ti4/rules/units/units.ts';
import type { Edition } from '#service';
import { defineRepair } from './repair.ts';
import { findPlace, isAsked, parseWholeNumber, seatProblem, skipAsks } from '#kit/repairs.ts';
import { galacticEventRepairs } from './event-repairs.ts';
import { pieceRepairs } from './piece-repairs.ts';

const REPAIRABLE_COUNTS = ['trade-goods', 'commodities', 'points', ...TOKEN_POOLS] as const;
const MAX_TRADE_GOODS = 100;
const isPool = (what: string): what is TokenPool => TOKEN_POOLS.includes(what as TokenPool);

const unitsStanding = (game: Game, seat: SeatId, type: UnitType, { system, planet }: Place): Unit[] =>
  unitsAt(game, { owner: seat, type, system, ...(planet === undefined ? { space: true as const } : { planet }) });

/** Tells whether a system can have a current combat or invasion, in which two players may share a place. */
const isContested = (game: Game, { system }: Place): boolean => game.state.turn.system === system;

/** Returns a problem if a player controls the planet, where neutral units cannot be. */
function controlled(game: Game, planet: PlanetId): string | undefined {
  const { controller } = game.state.planets[planet];
  return controller === null
    ? undefined
    : `${capitalize(nameOfSeat(game, controller))} controls that planet: correct that first.`;
}

/** Returns why no more units of this type can be placed there; undefined if they can. */
function placementProblem(game: Game, seat: SeatId, type: UnitType, at: Place): string | undefined {
  const unit = { type, owner: seat };
  if (at.planet === undefined) {
    if (isStructure(game, unit) && !isFloating(game, seat, type as StructureType))
      return 'That unit goes on a planet: name the planet.';
    const others =
      isShip(game, unit) && !isContested(game, at)
        ? shipsIn(game, at.system).find(({ owner }) => owner !== seat)
        : undefined;
    return others && `First remove the ships of ${nameOfSeat(game, others.owner)} there.`;
  }
  if (isShip(game, unit)) return 'Ships go in space: name the system.';
  if (isStructure(game, unit))
    return isFloating(game, seat, type as StructureType)
      ? 'That unit goes in space: name the system.'
      : structureProblem(game, seat, type as StructureType, at.planet);
  const others = isContested(game, at)
    ? undefined
    : groundForcesOn(game, at.planet).find(({ owner }) => owner !== seat);
  return (
    arrivalProblem(game, seat, type, at.planet) ??
    (isNeutral(seat) ? controlled(game, at.planet) : undefined) ??
    (others && `First remove the ground forces of ${nameOfSeat(game, others.owner)} there.`)
  );
}

const noNeutralUnits = ({ state }: Game): string | undefined =>
  NEUTRAL_SEAT in state.seats ? undefined : 'This game has no neutral units.';

const setUnits = defineRepair(
  'units',
  (game, { seat, unit, place, count }) => {
    const problem = isNeutral(seat) ? noNeutralUnits(game) : seatProblem(game, seat);
    if (problem) return problem;
    if (!UNIT_TYPES.includes(unit as UnitType)) return "I don't know that unit.";
    const at = findPlace(game, place);
    if (!at) return 'That system or planet is not on the board.';
    const wanted = parseWholeNumber(count);
    if (wanted === undefined) return 'Enter a whole number.';
    const type = unit as UnitType;
    const more = wanted - unitsStanding(game, seat, type, at).length;
    if (more <= 0) return undefined;
    if (!hasUnitCard(game, seat, type)) return 'That player has no such unit.';
    if (more > countInReinforcements(game, seat, type)) return 'The reinforcements do not have that many.';
    const limit =
      at.planet !== undefined && isStructure(game, { type, owner: seat })
        ? structureLimit(game, type as StructureType, at.planet)
        : Infinity;
    return (
      placementProblem(game, seat, type, at) ??
      (wanted > limit ? `A planet can have up to ${limit} of that unit.` : undefined)
    );
  },
  (game, { seat, unit, place, count }) => {
    const at = findPlace(game, place);
    if (!at) return;
    const there = unitsStanding(game, seat, unit as UnitType, at);
    for (const one of there.slice(Number(count))) removeUnit(game, one, 'corrected');
    placeUnits(game, seat, unit as UnitType, Math.max(0, Number(count) - there.length), at);
  },
);

const setCount = defineRepair(
  'count',
  (game, { seat, what, count }) => {
    const problem = seatProblem(game, seat);
    if (problem) return problem;
    if (!(REPAIRABLE_COUNTS as readonly string[]).includes(what))
      return `Enter what to change: ${REPAIRABLE_COUNTS.join(', ')}.`;
    const wanted = parseWholeNumber(count);
    if (wanted === undefined) return 'Enter a whole number.';
    if (what === 'trade-goods')
      return wanted > MAX_TRADE_GOODS ? `A player can have up to ${MAX_TRADE_GOODS} trade goods.` : undefined;
    if (what === 'commodities')
      return wanted > commodityLimit(game, seat)
        ? `That player can have up to ${commodityLimit(game, seat)} commodities.`
        : undefined;
    if (!isPool(what))
      return wanted > game.state.options.points
        ? `A player can have up to ${game.state.options.points} points.`
        : undefined;
    if (what === 'fleet' && wanted > ownFleetTokenLimit(game, seat))
      return `The fleet pool can have up to ${ownFleetTokenLimit(game, seat)} tokens of that player.`;
    return wanted - game.state.seats[seat].tokens[what] > tokensInReinforcements(game, seat)
      ? 'The reinforcements do not have that many command tokens.'
      : undefined;
  },
  (game, { seat, what, count }) => {
    const mine = game.state.seats[seat];
    if (what === 'trade-goods') mine.tradeGoods = Number(count);
    else if (what === 'commodities') mine.commodities = Number(count);
    else if (what === 'points') gainPoints(game, seat, Number(count) - mine.points, 'correction');
    else if (isPool(what)) mine.tokens[what] = Number(count);
  },
);

const setControl = defineRepair(
  'control',
  (game, { planet, seat }) => {
    if (!Object.hasOwn(game.state.planets, planet)) return 'That planet is not on the board.';
    const problem = seat === 'nobody' ? undefined : seatProblem(game, seat);
    if (problem) return problem;
    // Neutral units are on planets that no player controls.
    const inTheWay = ({ owner }: Unit): boolean => owner !== seat && !(seat === 'nobody' && isNeutral(owner));
    const there = isContested(game, game.state.planets[planet]) ? undefined : unitsAt(game, { planet }).find(inTheWay);
    return there && `First remove the units of ${nameOfSeat(game, there.owner)} there.`;
  },
  (game, { planet, seat }) => {
    assignControl(game, planet, seat === 'nobody' ? null : seat);
    if (seat !== 'nobody') checkAllianceGained(game, planet, seat);
  },
);

const setReady = defineRepair(
  'ready',
  (game, { planet, state }) => {
    if (!Object.hasOwn(game.state.planets, planet)) return 'That planet is not on the board.';
    return state === 'ready' || state === 'exhausted' ? undefined : 'Enter “ready” or “exhausted”.';
  },
  (game, { planet, state }) => (state === 'exhausted' ? exhaustPlanet : readyPlanet)(game, planet),
);

const setToken = defineRepair(
  'token',
  (game, { seat, system, there }) => {
    const problem = seatProblem(game, seat);
    if (problem) return problem;
    const at = findPlace(game, system);
    if (!at) return 'That system is not on the board.';
    if (there !== 'yes' && there !== 'no') return 'Enter “yes” or “no”.';
    return there === 'yes' && !hasTokenIn(game, seat, at.system) && tokensInReinforcements(game, seat) < 1
      ? 'No command token is left in the reinforcements.'
      : undefined;
  },
  (game, { seat, system, there }) => {
    const at = findPlace(game, system);
    if (!at) return;
    if (there === 'yes') placeToken(game, seat, at.system, 'reinforcements');
    else returnToken(game, seat, at.system);
  },
);

const setTechnology = defineRepair(
  'technology',
  (game, { seat, technology, owned }) => {
    const problem = seatProblem(game, seat);
    if (problem) return problem;
    const found = game.book.byKind.technology[technology];
    if (!found) return "I don't know that technology.";
    if (owned !== 'yes' && owned !== 'no') return 'Enter “yes” or “no”.';
    if (ownsTechnology(game, seat, technology) === (owned === 'yes'))
      return owned === 'yes'
        ? 'That player already owns that technology.'
        : 'That player does not own that technology.';
    return owned === 'no' && game.state.seats[seat].technologies[technology] === undefined && found.assimilator
      ? 'That player cannot lose that card.'
      : undefined;
  },
  (game, { seat, technology, owned }) => {
    (owned === 'yes' ? addTechnology : loseTechnology)(game, seat, technology);
    // The technology can change which units float, or remove a unit's card altogether.
    return { procedure: settleUnits.name, data: { seat } };
  },
);

const skipQuestion = defineRepair(
  'skip',
  (game, { seat }) => {
    const problem = seatProblem(game, seat);
    if (problem) return problem;
    return isAsked(game.state, seat) ? undefined : 'That player has no question to answer.';
  },
  (game, { seat }) => skipAsks(game.state, seat),
);

export const repairs: Edition<State>['repairs'] = Object.fromEntries(
  [
    setUnits,
    setCount,
    setControl,
    setReady,
    setToken,
    setTechnology,
    ...pieceRepairs,
    ...galacticEventRepairs,
    skipQuestion,
  ].map((one) => [one.name, one]),
);
export { REPAIRABLE_COUNTS };
