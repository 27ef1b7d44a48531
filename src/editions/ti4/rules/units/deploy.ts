import { ask, call, done, goto } from '#engine';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { nameOfUnit } from '#ti4/rules/names.ts';
import { pay, payment, type Bill } from '#ti4/rules/production/payment.ts';
import type { PlanetId, SeatId, UnitId, UnitType } from '#ti4/rules/state.ts';
import { planetOf } from '#ti4/rules/planets/planets.ts';
import { arrivalProblem, countInReinforcements, placeUnits, removeUnit, unitsAt } from './units.ts';

/** A unit to deploy (30): to a planet or the space around it, optionally at a price or as a replacement for a unit. */
export interface Deployment {
  seat: SeatId;
  type: UnitType;
  planet: PlanetId;
  bill?: Bill;
  /** Type of the unit on the planet that it replaces. */
  replaces?: UnitType;
  /** Set if it is placed in the space area. */
  space?: true;
}

/**
 * Tells whether a unit can be deployed: only from the reinforcements, never from the board (30.2). The caller checks
 * the price.
 */
export const canDeploy = (game: Game, deployment: Omit<Deployment, 'bill'>): boolean =>
  deployProblem(game, deployment) === undefined;

/** Explains why a unit cannot be deployed there; undefined if it can. */
export function deployProblem(
  game: Game,
  { seat, type, planet, replaces, space }: Omit<Deployment, 'bill'>,
): string | undefined {
  if (countInReinforcements(game, seat, type) <= 0)
    return `You have no ${nameOfUnit(type)} in your reinforcements (30.2).`;
  if (replaces !== undefined && replaced(game, seat, planet, replaces) === undefined)
    return `You have no ${nameOfUnit(replaces)} there to replace (30.1).`;
  return space === true ? undefined : arrivalProblem(game, seat, type, planet);
}

const replaced = (game: Game, seat: SeatId, planet: PlanetId, type: UnitType): UnitId | undefined =>
  unitsAt(game, { owner: seat, planet, type })[0]?.id;

/** Places a unit by its Deploy ability; free unless its card names a price (30.1a). */
export const deploy = procedure<Deployment>()('deploy', {
  start: (_game, { seat, bill }) => (bill ? ask([payment.ask(seat, bill)], 'paid') : goto('place')),
  paid: (game, { seat, bill }, got) => {
    if (got.answer === null || !bill) return done();
    pay(game, seat, bill, got.answer);
    return goto('place');
  },
  place: (game, data) => {
    const { seat, type, planet, replaces, space } = data;
    if (!canDeploy(game, data)) return done();
    const gone = replaces && replaced(game, seat, planet, replaces);
    if (gone !== undefined) removeUnit(game, game.state.units[gone], 'replaced');
    placeUnits(game, seat, type, 1, { system: planetOf(game, planet).system, ...(!space && { planet }) });
    return done();
  },
});

export const deployCall = (deployment: Deployment) => call(deploy, deployment, 'finish');

export const deployProcedures = [deploy];
