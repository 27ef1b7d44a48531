import { ask, call, chosenKey, done, goto } from '#engine';
import { areDifferent } from './unit-groups.ts';
import { findPickedUnit, pickUnit } from './pick-unit.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { nameOfUnit } from '#ti4/rules/names.ts';
import { pay, payment, type Bill } from '#ti4/rules/production/payment.ts';
import type { PlanetId, SeatId, Unit, UnitId, UnitType } from '#ti4/rules/state.ts';
import { planetOf } from '#ti4/rules/planets/planets.ts';
import { arrivalProblem, countInReinforcements, placeUnits, removeUnit, unitsAt } from './units.ts';

/** A unit to deploy (30): to a planet or the space around it, optionally at a price or as a replacement for a unit. */
export interface Deployment {
  seat: SeatId;
  type: UnitType;
  planet: PlanetId;
  bill?: Bill;
  /** Type of the unit on the planet that the deployed unit replaces. */
  replaces?: UnitType;
  /** Only these units can be replaced; undefined for all of that type on the planet. */
  among?: UnitId[];
  /** Set if the unit is placed in the space area. */
  space?: true;
}

/**
 * Tells whether a unit can be deployed: only from the reinforcements, never from the board (30.2). The caller checks
 * the price.
 */
export const canDeploy = (game: Game, deployment: Omit<Deployment, 'bill'>): boolean =>
  deployProblem(game, deployment) === undefined;

/** Explains why a unit cannot be deployed there; undefined if it can. */
export function deployProblem(game: Game, deployment: Omit<Deployment, 'bill'>): string | undefined {
  const { seat, type, planet, replaces, space } = deployment;
  if (countInReinforcements(game, seat, type) <= 0)
    return `You have no ${nameOfUnit(type)} in your reinforcements (30.2).`;
  if (replaces !== undefined && !replaceable(game, deployment).length)
    return `You have no ${nameOfUnit(replaces)} there to replace (30.1).`;
  return space === true ? undefined : arrivalProblem(game, seat, type, planet);
}

/** Returns the units on the planet that it can replace. */
const replaceable = (game: Game, { seat, planet, replaces, among }: Omit<Deployment, 'bill'>): Unit[] =>
  replaces === undefined
    ? []
    : unitsAt(game, { owner: seat, planet, type: replaces }).filter(({ id }) => among?.includes(id) ?? true);

/**
 * Places a unit by its Deploy ability; free unless its card names a price (30.1a). If the units that it can replace
 * differ, the player chooses one.
 */
export const deploy = procedure<Deployment>()('deploy', {
  start: (_game, { seat, bill }) => (bill ? ask([payment.ask(seat, bill)], 'paid') : goto('which')),
  paid: (game, { seat, bill }, got) => {
    if (got.answer === null || !bill) return done();
    pay(game, seat, bill, got.answer);
    return goto('which');
  },
  which: (game, data) => {
    const units = replaceable(game, data);
    if (!canDeploy(game, data) || !areDifferent(game, units)) return goto('place');
    const prompt = `Which ${nameOfUnit(units[0].type)} do you replace with 1 ${nameOfUnit(data.type)}?`;
    return ask([pickUnit.ask(data.seat, { units: units.map(({ id }) => id), prompt, lost: true })], 'place');
  },
  place: (game, data, got) => {
    const { seat, type, planet, space } = data;
    if (!canDeploy(game, data)) return done();
    const units = replaceable(game, data);
    const picked = findPickedUnit(
      game,
      units.map(({ id }) => id),
      chosenKey(got.answer),
    );
    const gone = picked ?? units.at(0);
    if (gone) removeUnit(game, gone, 'replaced');
    placeUnits(game, seat, type, 1, { system: planetOf(game, planet).system, ...(!space && { planet }) });
    return done();
  },
});

export const deployCall = (deployment: Deployment) => call(deploy, deployment, 'finish');

export const deployProcedures = [deploy];
