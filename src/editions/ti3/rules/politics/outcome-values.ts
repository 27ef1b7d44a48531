import type { Game } from '#ti3/rules/components/component.ts';
import { influenceOf, planetsOf, resourcesOf } from '#ti3/rules/planets/planets.ts';
import { hasQuality, allUnits } from '#ti3/rules/units/units.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import { agreementsOf } from '#ti3/rules/trade/breaking-agreements.ts';
import type { SeatId, UnitType } from '#ti3/rules/terms.ts';

// Estimated value of council outcomes for players, in resources. Practice players vote by it.

export type OutcomeValue = (game: Game, seat: SeatId, outcome: string) => number;
type Measure = (game: Game, seat: SeatId) => number;

const read = (measure: Measure | number | undefined, game: Game, seat: SeatId): number =>
  typeof measure === 'function' ? measure(game, seat) : (measure ?? 0);

/** Values an outcome by whether it is "for" or "against". */
export const valueIfDecided =
  (outcomes: { for?: Measure | number; against?: Measure | number }): OutcomeValue =>
  (game, seat, outcome) =>
    read(outcome === 'for' ? outcomes.for : outcome === 'against' ? outcomes.against : 0, game, seat);

/** Values an outcome for the elected player and, if given, for the others. */
export const valueIfElected =
  (worth: Measure | number, others: Measure | number = 0): OutcomeValue =>
  (game, seat, outcome) =>
    read(outcome === seat ? worth : others, game, seat);

export const goods: Measure = (game, seat) => seatOf(game, seat).tradeGoods;
export const cards: Measure = (game, seat) => seatOf(game, seat).actionCards.length;
export const points: Measure = (game, seat) => seatOf(game, seat).points;
export const planetCount: Measure = (game, seat) => planetsOf(game, seat).length;
export const tradesOf: Measure = (game, seat) => agreementsOf(game, seat).length;

export const units =
  (...types: UnitType[]): Measure =>
  (game, seat) =>
    allUnits(game).filter(({ owner, type }) => owner === seat && types.includes(type)).length;

/** Counts ground forces of every kind. */
export const groundForces: Measure = (game, seat) =>
  allUnits(game).filter((unit) => unit.owner === seat && hasQuality(game, 'ground-force', unit)).length;

/** Returns a seat's total influence minus its total resources. */
export const influenceOverResources: Measure = (game, seat) =>
  planetsOf(game, seat).reduce((sum, { id }) => sum + influenceOf(game, id) - resourcesOf(game, id), 0);

/** Returns 1 if a seat has the most of something, ties included, else 0. */
export const hasMost =
  (measure: Measure): Measure =>
  (game, seat) =>
    Number(remainingSeats(game.state).every((other) => measure(game, other) <= measure(game, seat)));
export const hasFewest =
  (measure: Measure): Measure =>
  (game, seat) =>
    Number(remainingSeats(game.state).every((other) => measure(game, other) >= measure(game, seat)));
