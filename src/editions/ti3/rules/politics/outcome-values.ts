import type { Game } from '#ti3/rules/components/component.ts';
import { influenceOf, planetsOf, resourcesOf } from '#ti3/rules/planets/planets.ts';
import { isA, unitsOf } from '#ti3/rules/units/units.ts';
import { playing, seatOf } from '#ti3/rules/seats.ts';
import { agreementsOf } from '#ti3/rules/trade/breaking-agreements.ts';
import type { SeatId, UnitType } from '#ti3/rules/terms.ts';

// What outcomes of the council bring players, in resources, as far as it can be told beforehand: by it practice players vote.

export type Stake = (game: Game, seat: SeatId, outcome: string) => number;
type Measure = (game: Game, seat: SeatId) => number;

const read = (measure: Measure | number | undefined, game: Game, seat: SeatId): number =>
  typeof measure === 'function' ? measure(game, seat) : (measure ?? 0);

/** By what is decided. */
export const ifDecided =
  (outcomes: { for?: Measure | number; against?: Measure | number }): Stake =>
  (game, seat, outcome) =>
    read(outcome === 'for' ? outcomes.for : outcome === 'against' ? outcomes.against : 0, game, seat);

/** For whoever is elected; and, where it is theirs to give, for the others. */
export const ifElected =
  (worth: Measure | number, others: Measure | number = 0): Stake =>
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
    unitsOf(game).filter(({ owner, type }) => owner === seat && types.includes(type)).length;

/** Ground forces of every kind. */
export const groundForces: Measure = (game, seat) =>
  unitsOf(game).filter((unit) => unit.owner === seat && isA(game, 'ground-force', unit)).length;

/** How much more influence than resources a seat's planets have. */
export const ratherInfluence: Measure = (game, seat) =>
  planetsOf(game, seat).reduce((sum, { id }) => sum + influenceOf(game, id) - resourcesOf(game, id), 0);

/** Whether a seat has the most of something, or the fewest. */
export const hasMost =
  (measure: Measure): Measure =>
  (game, seat) =>
    Number(playing(game.state).every((other) => measure(game, other) <= measure(game, seat)));
export const hasFewest =
  (measure: Measure): Measure =>
  (game, seat) =>
    Number(playing(game.state).every((other) => measure(game, other) >= measure(game, seat)));
