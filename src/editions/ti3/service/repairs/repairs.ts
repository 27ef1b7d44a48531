import { isAsked, passOver, wholeNumber } from '#kit/repairs.ts';
import type { Repair } from '#service';
import { inReinforcements, layCounter, liftCounter } from '#ti3/rules/tokens/command-counters.ts';
import type { Game } from '#ti3/rules/game.ts';
import { removeCounter } from '#ti3/rules/exploration/domain-counters.ts';
import { AREA_NAMES } from '#ti3/rules/names.ts';
import { addUnit, inSpace, isA, onPlanet, piecesLeft, takeAway } from '#ti3/rules/units/units.ts';
import type { State, Unit } from '#ti3/rules/state.ts';
import { AREAS, type Area, type PlanetId, type SeatId, type SystemId, type UnitType } from '#ti3/rules/terms.ts';
import { correction, seatProblem, yesNo } from './repair.ts';
import { repairsOfCards } from './card-repairs.ts';
import { repairsOfTokens } from './token-repairs.ts';

type Place = { system: SystemId; planet?: PlanetId };

/** A planet by its id, or a system by its place or id. */
function placeNamed({ state }: Game, named: string): Place | undefined {
  if (Object.hasOwn(state.planets, named)) return { system: state.planets[named].system, planet: named };
  const found = Object.values(state.systems).find(({ id, position }) => position === named || id === named);
  return found && { system: found.id };
}

const COUNTS = ['trade-goods', 'points', ...AREAS] as const;

/** What can be counted, by the game's own words. */
export const COUNTED = COUNTS.map((key) => ({
  key,
  label: key === 'points' ? key : key === 'trade-goods' ? 'trade goods' : AREA_NAMES[key].replace(/^the /, ''),
}));
const MOST_GOODS = 100;

/** Why units of a type do not stand there, whoever is there. */
function misplaced(game: Game, type: UnitType, { planet }: Place): string | undefined {
  if (planet !== undefined) return isA(game, 'ship', { type }) ? 'Ships are in space: name the system.' : undefined;
  return isA(game, 'produces', { type }) || isA(game, 'facility', { type })
    ? 'It stands on planets: name one.'
    : undefined;
}

/** Returns why `more` units of a type do not fit in a place. */
function crowded(game: Game, seat: SeatId, type: UnitType, at: Place, more: number): string | undefined {
  const others = at.planet === undefined ? inSpace(game, at.system) : onPlanet(game, at.planet);
  // In a battle two players stand in one place.
  const foreign = others.some(({ owner }) => owner !== seat) && !game.state.turn.systems.includes(at.system);
  if (foreign) return misplaced(game, type, at) ?? 'Another player has units there: remove those first.';
  const facilities = isA(game, 'facility', { type })
    ? more + others.filter((unit) => isA(game, 'facility', unit)).length
    : 0;
  return misplaced(game, type, at) ?? (facilities > 1 ? 'A planet holds one facility (E3 21.9).' : undefined);
}

/** What is wrong with naming so many units of a kind in a place; else where, how many are wanted and which are there. */
function unitsNamed(game: Game, { seat, unit, place, count }: Record<string, string>) {
  const problem = seatProblem(game, seat);
  if (problem) return problem;
  if (!Object.hasOwn(game.book.units, unit)) return 'There is no such unit.';
  const at = placeNamed(game, place);
  if (!at) return 'There is no such system or planet on the board.';
  const wanted = wholeNumber(count);
  if (wanted === undefined) return 'Say how many: a whole number.';
  const around: readonly Unit[] = at.planet === undefined ? inSpace(game, at.system) : onPlanet(game, at.planet);
  return { at, wanted, there: around.filter((one) => one.owner === seat && one.type === unit) };
}

const units = correction('units', (game, given) => {
  const named = unitsNamed(game, given);
  if (typeof named === 'string') return named;
  const { at, wanted, there } = named;
  const [seat, type] = [given.seat, given.unit as UnitType];
  const more = wanted - there.length;
  if (more > piecesLeft(game, seat, type)) return 'There are not so many pieces left.';
  const barred = more > 0 ? crowded(game, seat, type, at, more) : undefined;
  return (
    barred ??
    (() => {
      if (more < 0) takeAway(game, there.slice(more));
      for (let i = 0; i < more; i++) addUnit(game, seat, type, at.system, at.planet);
    })
  );
});

/** What is wrong with a player having so many of something. */
function tooMany(game: Game, seat: SeatId, what: string, wanted: number): string | undefined {
  const { points } = game.state.options;
  if (what === 'trade-goods') return wanted > MOST_GOODS ? `There are ${MOST_GOODS} at most.` : undefined;
  if (what === 'points') return wanted > points ? `The game is won with ${points} points.` : undefined;
  if (!AREAS.includes(what as Area)) return `Say what: ${COUNTED.map(({ label }) => label).join(', ')}.`;
  const more = wanted - game.state.seats[seat].counters[what as Area];
  return more > inReinforcements(game, seat) ? 'There are not so many command counters.' : undefined;
}

const count = correction('count', (game, { seat, what, count: given }) => {
  const wanted = wholeNumber(given);
  const problem =
    seatProblem(game, seat) ??
    (wanted === undefined ? 'Say how many: a whole number.' : tooMany(game, seat, what, wanted));
  if (problem !== undefined || wanted === undefined) return problem;
  const place = game.state.seats[seat];
  return () => {
    if (what === 'trade-goods') place.tradeGoods = wanted;
    else if (what === 'points') place.points = wanted;
    else place.counters[what as Area] = wanted;
  };
});

const control = correction('control', (game, { planet, seat }) => {
  if (!Object.hasOwn(game.state.planets, planet)) return 'There is no such planet on the board.';
  const problem = seat === 'nobody' ? undefined : seatProblem(game, seat);
  if (problem) return problem;
  const foreign = onPlanet(game, planet).some(({ owner }) => owner !== seat);
  return foreign
    ? 'Units of somebody else are on it: take those away first.'
    : () => {
        // What lies face down on a planet is put away when it is taken without a landing (E3 18.24).
        if (seat !== 'nobody') removeCounter(game, planet);
        game.state.planets[planet].owner = seat === 'nobody' ? null : seat;
      };
});

const ready = correction('ready', (game, { planet, state }) => {
  if (!Object.hasOwn(game.state.planets, planet)) return 'There is no such planet on the board.';
  if (state !== 'ready' && state !== 'exhausted') return 'Say ready or exhausted.';
  return () => void (game.state.planets[planet].exhausted = state === 'exhausted');
});

const counter = correction('counter', (game, { seat, system, there }) => {
  const problem = seatProblem(game, seat);
  if (problem) return problem;
  const at = placeNamed(game, system);
  if (!at) return 'There is no such system on the board.';
  const wanted = yesNo(there);
  if (wanted === undefined) return 'Say yes or no.';
  if (!wanted) return () => liftCounter(game, seat, at.system);
  const lies = game.state.systems[at.system].counters.includes(seat);
  if (!lies && inReinforcements(game, seat) < 1) return 'No command counter is left in the reinforcements.';
  return () => void layCounter(game, seat, at.system, 'reinforcements');
});

const damaged = correction('damaged', (game, { system, ...given }) => {
  // A planet may be called as its system is.
  const at = placeNamed(game, system);
  const named = unitsNamed(game, { ...given, place: at ? game.state.systems[at.system].position : '' });
  if (typeof named === 'string') return named;
  const { there, wanted } = named;
  if (wanted > there.length) return 'There are not so many there.';
  return () => {
    for (const [i, ship] of there.entries()) {
      if (i < wanted) ship.damaged = true;
      else delete ship.damaged;
    }
  };
});

const speaker = correction(
  'speaker',
  (game, { seat }) =>
    seatProblem(game, seat) ??
    (game.state.speaker === seat ? 'They are the speaker already.' : () => void (game.state.speaker = seat)),
);

const skip = correction('skip', (game, { seat }) => {
  const problem = seatProblem(game, seat) ?? (isAsked(game.state, seat) ? undefined : 'That seat is asked nothing.');
  return problem ?? (() => passOver(game.state, seat));
});

export const repairs: Record<string, Repair<State>> = Object.fromEntries(
  [units, count, control, ready, counter, damaged, ...repairsOfCards, ...repairsOfTokens, speaker, skip].map((one) => [
    one.name,
    one,
  ]),
);
