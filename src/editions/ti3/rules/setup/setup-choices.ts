import { ask, call, chosenAmounts, done, type Answer, type AmountOption } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { hasLeaders } from '#ti3/rules/leaders/leader-locations.ts';
import { placeLeadersAtSetup } from '#ti3/rules/leaders/leader-setup.ts';
import { formatUnitCounts, nameOfPlanet, unitLabel } from '#ti3/rules/names.ts';
import { allUnits, countByType } from '#ti3/rules/units/units.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, UnitType } from '#ti3/rules/terms.ts';

const placing = pairKey<UnitType, PlanetId>('>');

/** Number of structures that a planet holds (E3 9.3). */
const MAX_STRUCTURES_PER_PLANET: Partial<Record<UnitType, number>> = { pds: 2, 'space-dock': 1 };

/** Returns a seat's units that are on planets now. */
const ashore = (game: Game, seat: SeatId): Unit[] =>
  allUnits(game).filter((unit) => unit.owner === seat && unit.planet !== undefined);

const homeOf = (game: Game, seat: SeatId): PlanetId[] => game.state.systems[seatOf(game, seat).home].planets;

const placeUnits = question<object, Record<string, number>>()(
  'place-starting-units',
  (game, seat) => {
    const units = ashore(game, seat);
    const types = [...new Set(units.map(({ type }) => type))];
    const there = (type: UnitType, planet?: PlanetId): number =>
      units.filter((unit) => unit.type === type && (planet === undefined || unit.planet === planet)).length;
    const lines: AmountOption[] = types.flatMap((type) =>
      homeOf(game, seat).map((planet) => ({
        key: placing.format(type, planet),
        label: `${unitLabel(game, type)} on ${nameOfPlanet(game, planet)}`,
        max: Math.min(there(type), MAX_STRUCTURES_PER_PLANET[type] ?? Infinity),
        weights: { [type]: 1 },
      })),
    );
    const start: Record<string, number> = {};
    for (const type of types)
      for (const planet of homeOf(game, seat))
        if (there(type, planet)) start[placing.format(type, planet)] = there(type, planet);
    return {
      kind: 'allot',
      prompt: `On which home planets do you place your ${formatUnitCounts(game, countByType(units))}?`,
      amounts: lines,
      limits: types.map((type) => ({
        measure: type,
        measureLabel: unitLabel(game, type),
        atLeast: there(type),
        atMost: there(type),
        message: `Place exactly ${formatUnitCounts(game, { [type]: there(type) })}; you placed {sum}.`,
      })),
      proposed: start,
    };
  },
  { title: 'place units on home planets', forced: true },
);

/** Moves a seat's units to the planets of the answer. */
function place(game: Game, seat: SeatId, answer: Answer): void {
  const waiting = ashore(game, seat);
  for (const [key, count] of Object.entries(chosenAmounts(answer))) {
    const [type, planet] = placing.parse(key);
    for (let i = 0; i < count; i++) {
      const at = waiting.findIndex((unit) => unit.type === type);
      const [unit] = waiting.splice(at, at < 0 ? 0 : 1);
      if (unit) unit.planet = planet;
    }
  }
  game.invalidateStep();
}

/** Asks for the choices before the first round: where on their home planets players' units begin (E3 2.3). */
export const setupChoices = procedure<object>()('setup', {
  place: (game) =>
    ask(
      remainingSeats(game.state).flatMap((seat) => (homeOf(game, seat).length > 1 ? [placeUnits.ask(seat, {})] : [])),
      'placed',
    ),
  placed: (game, _data, { answers }) => {
    for (const [seat, answer] of Object.entries(answers)) if (answer !== null) place(game, seat, answer);
    return hasLeaders(game) ? call(placeLeadersAtSetup, {}, 'end') : done();
  },
  end: () => done(),
});

export const setupProcedures = [setupChoices];
export const setupQuestions = [placeUnits];
