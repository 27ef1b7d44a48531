import { findPlace, parseWholeNumber, parseYesNo, seatProblem, skipQuestions } from '#kit/repairs.ts';
import type { Repair } from '#service';
import { countersInReinforcements, placeCounter, removeCounterFromSystem } from '#ti3/rules/tokens/command-counters.ts';
import type { Game } from '#ti3/rules/game.ts';
import { removeCounter } from '#ti3/rules/exploration/domain-counters.ts';
import { AREA_NAMES } from '#ti3/rules/names.ts';
import {
  addUnit,
  unitsInSpace,
  hasQuality,
  unitsOnPlanet,
  piecesInReinforcements,
  removeUnits,
} from '#ti3/rules/units/units.ts';
import type { State, Unit } from '#ti3/rules/state.ts';
import { COUNTER_AREAS, type CounterArea, type SeatId, type UnitType } from '#ti3/rules/terms.ts';
import { defineRepair } from './repair.ts';
import { cardRepairs } from './card-repairs.ts';
import { tokenRepairs } from './token-repairs.ts';

type Place = NonNullable<ReturnType<typeof findPlace>>;

const COUNTS = ['trade-goods', 'points', ...COUNTER_AREAS] as const;

/** Counts that can be corrected, with their names. */
export const COUNT_CHOICES = COUNTS.map((key) => ({
  key,
  label: key === 'points' ? key : key === 'trade-goods' ? 'trade goods' : AREA_NAMES[key].replace(/^the /, ''),
}));
const MAX_TRADE_GOODS = 100;

/** Explains why a type of unit can never be in such a place; undefined if it can. */
function unitPlaceProblem(game: Game, type: UnitType, { planet }: Place): string | undefined {
  if (planet !== undefined)
    return hasQuality(game, 'ship', { type }) ? 'Ships are in space: choose a system instead.' : undefined;
  return hasQuality(game, 'produces', { type }) || hasQuality(game, 'facility', { type })
    ? 'This unit must be on a planet: choose a planet instead.'
    : undefined;
}

/** Explains why `more` units of a type do not fit in a place; undefined if they do. */
function placementProblem(game: Game, seat: SeatId, type: UnitType, at: Place, more: number): string | undefined {
  const others = at.planet === undefined ? unitsInSpace(game, at.system) : unitsOnPlanet(game, at.planet);
  // In an active system two players may have units in one place.
  const foreign = others.some(({ owner }) => owner !== seat) && !game.state.turn.systems.includes(at.system);
  if (foreign) return unitPlaceProblem(game, type, at) ?? 'Another player has units there. Remove those units first.';
  const facilities = hasQuality(game, 'facility', { type })
    ? more + others.filter((unit) => hasQuality(game, 'facility', unit)).length
    : 0;
  return (
    unitPlaceProblem(game, type, at) ?? (facilities > 1 ? 'A planet can have only 1 facility (E3 21.9).' : undefined)
  );
}

/** Returns why the units are invalid, or the place, the wanted count and the units already there. */
function resolveUnits(game: Game, { seat, unit, place, count }: Record<string, string>) {
  const problem = seatProblem(game, seat);
  if (problem) return problem;
  if (!Object.hasOwn(game.book.units, unit)) return "I don't know that unit.";
  const at = findPlace(game, place);
  if (!at) return 'That system or planet is not on the board.';
  const wanted = parseWholeNumber(count);
  if (wanted === undefined) return 'Enter a whole number of units.';
  const around: readonly Unit[] =
    at.planet === undefined ? unitsInSpace(game, at.system) : unitsOnPlanet(game, at.planet);
  return { at, wanted, there: around.filter((one) => one.owner === seat && one.type === unit) };
}

const units = defineRepair('units', (game, given) => {
  const named = resolveUnits(game, given);
  if (typeof named === 'string') return named;
  const { at, wanted, there } = named;
  const [seat, type] = [given.seat, given.unit as UnitType];
  const more = wanted - there.length;
  if (more > piecesInReinforcements(game, seat, type))
    return 'That player does not have that many in their reinforcements.';
  const barred = more > 0 ? placementProblem(game, seat, type, at, more) : undefined;
  return (
    barred ??
    (() => {
      if (more < 0) removeUnits(game, there.slice(more));
      for (let i = 0; i < more; i++) addUnit(game, seat, type, at.system, at.planet);
    })
  );
});

/** Explains why a player cannot have that many of something; undefined if they can. */
function countProblem(game: Game, seat: SeatId, what: string, wanted: number): string | undefined {
  const { points } = game.state.options;
  if (what === 'trade-goods')
    return wanted > MAX_TRADE_GOODS ? `A player can have at most ${MAX_TRADE_GOODS} trade goods.` : undefined;
  if (what === 'points')
    return wanted > points ? `A player cannot have more than ${points} points: ${points} win the game.` : undefined;
  if (!COUNTER_AREAS.includes(what as CounterArea))
    return `Choose what to correct: ${COUNT_CHOICES.map(({ label }) => label).join(', ')}.`;
  const more = wanted - game.state.seats[seat].counters[what as CounterArea];
  return more > countersInReinforcements(game, seat)
    ? 'That player does not have that many command counters in their reinforcements.'
    : undefined;
}

const count = defineRepair('count', (game, { seat, what, count: given }) => {
  const wanted = parseWholeNumber(given);
  const problem =
    seatProblem(game, seat) ??
    (wanted === undefined ? 'Enter a whole number.' : countProblem(game, seat, what, wanted));
  if (problem !== undefined || wanted === undefined) return problem;
  const place = game.state.seats[seat];
  return () => {
    if (what === 'trade-goods') place.tradeGoods = wanted;
    else if (what === 'points') place.points = wanted;
    else place.counters[what as CounterArea] = wanted;
  };
});

const control = defineRepair('control', (game, { planet, seat }) => {
  if (!Object.hasOwn(game.state.planets, planet)) return 'That planet is not on the board.';
  const problem = seat === 'nobody' ? undefined : seatProblem(game, seat);
  if (problem) return problem;
  const foreign = unitsOnPlanet(game, planet).some(({ owner }) => owner !== seat);
  return foreign
    ? "Another player's units are on that planet. Remove those units first."
    : () => {
        // A face-down counter is removed when its planet is taken without a landing (E3 18.24).
        if (seat !== 'nobody') removeCounter(game, planet);
        game.state.planets[planet].owner = seat === 'nobody' ? null : seat;
      };
});

const ready = defineRepair('ready', (game, { planet, state }) => {
  if (!Object.hasOwn(game.state.planets, planet)) return 'That planet is not on the board.';
  if (state !== 'ready' && state !== 'exhausted') return 'Choose ready or exhausted.';
  return () => void (game.state.planets[planet].exhausted = state === 'exhausted');
});

const counter = defineRepair('counter', (game, { seat, system, there }) => {
  const problem = seatProblem(game, seat);
  if (problem) return problem;
  const at = findPlace(game, system);
  if (!at) return 'That system is not on the board.';
  const wanted = parseYesNo(there);
  if (wanted === undefined) return 'Answer yes or no.';
  if (!wanted) return () => removeCounterFromSystem(game, seat, at.system);
  const lies = game.state.systems[at.system].counters.includes(seat);
  if (!lies && countersInReinforcements(game, seat) < 1)
    return 'That player has no command counter in their reinforcements.';
  return () => void placeCounter(game, seat, at.system, 'reinforcements');
});

const damaged = defineRepair('damaged', (game, { system, ...given }) => {
  // A planet may have the name of its system, so its position is used.
  const at = findPlace(game, system);
  const named = resolveUnits(game, { ...given, place: at ? game.state.systems[at.system].position : '' });
  if (typeof named === 'string') return named;
  const { there, wanted } = named;
  if (wanted > there.length) return 'That player does not have that many there.';
  return () => {
    for (const [i, ship] of there.entries()) {
      if (i < wanted) ship.damaged = true;
      else delete ship.damaged;
    }
  };
});

const speaker = defineRepair(
  'speaker',
  (game, { seat }) =>
    seatProblem(game, seat) ??
    (game.state.speaker === seat ? 'That player is already the speaker.' : () => void (game.state.speaker = seat)),
);

const skip = defineRepair('skip', skipQuestions);

export const repairs: Record<string, Repair<State>> = Object.fromEntries(
  [units, count, control, ready, counter, damaged, ...cardRepairs, ...tokenRepairs, speaker, skip].map((one) => [
    one.name,
    one,
  ]),
);
