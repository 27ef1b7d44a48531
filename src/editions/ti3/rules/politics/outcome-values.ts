import type { Game } from '#ti3/rules/components/component.ts';
import { influenceOf, planetsOf, resourcesOf } from '#ti3/rules/planets/planets.ts';
import { hasQuality, allUnits } from '#ti3/rules/units/units.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import { agreementsOf } from '#ti3/rules/trade/breaking-agreements.ts';
import type { SeatId, UnitType } from '#ti3/rules/terms.ts';

// What outcomes of the council bring players, in resources, as far as it can be told beforehand: by it practice players vote.

export type OutcomeValue = (game: Game, seat: SeatId, outcome: string) => number;
type Measure = (game: Game, seat: SeatId) => number;

const read = (measure: Measure | number | undefined, game: Game, seat: SeatId): number =>
  typeof measure === 'function' ? measure(game, seat) : (measure ?? 0);

/** By what is decided. */
export const valueIfDecided =
  (outcomes: { for?: Measure | number; against?: Measure | number }): OutcomeValue =>
  (game, seat, outcome) =>
    read(outcome === 'for' ? outcomes.for : outcome === 'against' ? outcomes.against : 0, game, seat);

/** For whoever is elected; and, where it is theirs to give, for the others. */
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

/** Ground forces of every kind. */
export const groundForces: Measure = (game, seat) =>
  allUnits(game).filter((unit) => unit.owner === seat && hasQuality(game, 'ground-force', unit)).length;

/** How much more influence than resources a seat's planets have. */
export const influenceOverResources: Measure = (game, seat) =>
  planetsOf(game, seat).reduce((sum, { id }) => sum + influenceOf(game, id) - resourcesOf(game, id), 0);

/** Whether a seat has the most of something, or the fewest. */
export const hasMost =
  (measure: Measure): Measure =>
  (game, seat) =>
    Number(remainingSeats(game.state).every((other) => measure(game, other) <= measure(game, seat)));
export const hasFewest =
  (measure: Measure): Measure =>
  (game, seat) =>
    Number(remainingSeats(game.state).every((other) => measure(game, other) >= measure(game, seat)));
