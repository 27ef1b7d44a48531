import { done, type Json } from '#engine';
import { isHit, dieResult, type DieFor } from '#kit/combat/dice.ts';
import { anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import { armedPlanets, findPlanetByUnitId, planetRollStats } from './armed-planets.ts';
import { currentCombat, combatantsInSpace, combatantsOnPlanet, placeOf, type Place } from './combat.ts';
import type { RollPurpose } from './roll-purpose.ts';
import { procedure, openWindow, type Game } from '#ti4/rules/game.ts';
import { kit } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { PlanetId, SeatId, SystemId, Unit, UnitId, UnitType } from '#ti4/rules/state.ts';
import { definitionOf, unitsAt } from '#ti4/rules/units/units.ts';
import type { HitRestriction } from './combat-value-types.ts';

/** Dice have ten sides; 10 is the one marked 0. */
const { rollDice: castDice, rerollDice } = kit.configureDice({ sides: 10, againLabel: (by) => `reroll ${by}` });

/** A die of a roll, and the unit that rolls it. */
export type Die = DieFor<{ unit: UnitId | null; type: UnitType }>;

export interface Roll extends Place {
  seat: SeatId;
  against: SeatId | null;
  purpose: RollPurpose;
  /** Only these units roll; undefined for all that can. */
  units?: UnitId[];
  /** Units that roll one extra die by an ability, once per entry. */
  more?: UnitId[];
  /** Number of extra dice; undefined for the number that applies to the whole roll. */
  extra?: number;
  dice?: Die[];
  /** Restriction on how the hits must be assigned. */
  assign?: HitRestriction;
}

/** The result of a roll, returned to the calling procedure. */
export interface RollResult {
  dice: Die[];
  hits: number;
  assign?: HitRestriction;
}

export const readRollResult = (result: Json): RollResult =>
  (result as unknown as RollResult | null) ?? { dice: [], hits: 0 };

const about = ({ seat, against, purpose, ...place }: Roll) => ({ seat, against, purpose, ...placeOf(place) });

/**
 * Returns a unit's combat value and dice for a purpose, from its card or a component; undefined if it does not roll.
 */
export function rollStats(
  game: Game,
  unit: Unit,
  purpose: RollPurpose,
  system: SystemId,
): { value: number; dice: number } | undefined {
  const itself = findPlanetByUnitId(unit);
  if (itself !== undefined) return planetRollStats(game, itself, purpose);
  const card = definitionOf(game, unit);
  const base =
    purpose === 'anti-fighter-barrage'
      ? card.antiFighterBarrage
      : purpose === 'bombardment'
        ? card.bombardment
        : purpose === 'space-cannon-offense' || purpose === 'space-cannon-defense'
          ? card.spaceCannon
          : purpose === 'ability'
            ? undefined
            : card.combat;
  return modify(game, 'roll-stats', { seat: unit.owner, unit, purpose, system }, base);
}

/** Returns a ship's combat value, from its card or a component; undefined if it has none. */
export const combatValue = (game: Game, ship: Unit): number | undefined =>
  rollStats(game, ship, 'space-combat', ship.system)?.value;

/** Returns a seat's units that would roll for a purpose. */
export const rollingUnits = (game: Game, roll: Omit<Roll, 'dice'>): Unit[] =>
  armed(game, roll).filter((unit) => denied(game, roll, unit) === undefined);

/** Returns a seat's units that have dice for a purpose, even if an effect prevents their roll. */
const armed = (game: Game, { seat, purpose, system, planet, units }: Omit<Roll, 'dice'>): Unit[] =>
  candidates(game, seat, purpose, system, planet).filter(
    (unit) => (!units || units.includes(unit.id)) && rollStats(game, unit, purpose, system) !== undefined,
  );

/** Returns the reason why a unit cannot roll for a purpose; undefined if it can. */
export const denied = (game: Game, roll: Omit<Roll, 'dice'>, unit: Unit): string | undefined =>
  modify(
    game,
    'ability-denied',
    { seat: roll.seat, unit, purpose: roll.purpose, against: roll.against, ...placeOf(roll) },
    undefined,
  );

/**
 * Returns the reason why none of a seat's armed units can roll for a purpose; undefined if one can, or if there is
 * none.
 */
export function rollDenied(game: Game, roll: Omit<Roll, 'dice'>): string | undefined {
  const reasons = armed(game, roll).map((unit) => denied(game, roll, unit));
  return reasons.includes(undefined) ? undefined : reasons[0];
}

function candidates(
  game: Game,
  seat: SeatId,
  purpose: RollPurpose,
  system: SystemId,
  planet: PlanetId | undefined,
): Unit[] {
  switch (purpose) {
    case 'space-combat':
      return combatantsInSpace(game, system, seat);
    case 'anti-fighter-barrage':
      return unitsAt(game, { system, owner: seat, space: true });
    case 'bombardment':
      return unitsAt(game, { system, owner: seat }).filter(
        (unit) => unit.planet === undefined || modify(game, 'bombards-from-planet', { unit }, false),
      );
    case 'ground-combat':
      return planet === undefined ? [] : combatantsOnPlanet(game, planet, seat);
    case 'space-cannon-defense':
      return planet === undefined
        ? []
        : [
            ...unitsAt(game, { planet, owner: seat }),
            ...armedPlanets(game, seat, purpose).filter((unit) => unit.planet === planet),
          ];
    case 'space-cannon-offense':
      return [...unitsAt(game, { owner: seat }), ...armedPlanets(game, seat, purpose)];
    case 'ability':
      return [];
  }
}

/** Returns the dice of a roll, each with the number it must reach and its bonus. */
export function gatherDice(game: Game, roll: Roll): Omit<Die, 'face'>[] {
  const dice: Omit<Die, 'face'>[] = [];
  for (const unit of rollingUnits(game, roll)) {
    const stats = rollStats(game, unit, roll.purpose, roll.system);
    if (!stats) continue;
    const where = { ...about(roll), unit };
    const hitsOn = modify(
      game,
      'hits-on',
      { seat: roll.seat, unit, purpose: roll.purpose, system: roll.system },
      stats.value,
    );
    const bonus = modify(game, 'roll-bonus', where, shelter(game, roll));
    const count = modify(game, 'dice', where, stats.dice) + (roll.more ?? []).filter((id) => id === unit.id).length;
    for (let i = 0; i < count; i++) dice.push({ unit: unit.id, type: unit.type, hitsOn, bonus });
  }
  // One of the units rolls the extra die: the one most likely to hit.
  const best = likeliestDie(dice);
  if (best) for (let i = 0; i < extraDice(game, roll); i++) dice.push({ ...best });
  // 78.5: in order of their combat values.
  return dice.sort((a, b) => a.hitsOn - b.hitsOn);
}

/** Returns the die most likely to hit. */
export const likeliestDie = <D extends Omit<Die, 'face'>>(dice: readonly D[]): D | undefined =>
  dice.toSorted((a, b) => a.hitsOn - a.bonus - (b.hitsOn - b.bonus))[0];

export const extraDice = (game: Game, roll: Roll): number =>
  roll.extra ?? modify(game, 'extra-dice', { seat: roll.seat, purpose: roll.purpose, ...placeOf(roll) }, 0);

/** Returns the bonus for the defender's ships in a nebula: 1 on combat rolls (59.5), else 0. */
function shelter(game: Game, { purpose, seat, system }: Roll): number {
  const sheltered =
    purpose === 'space-combat' &&
    anomaliesIn(game, system).includes('nebula') &&
    currentCombat(game)?.defender === seat;
  return sheltered ? 1 : 0;
}

/** Returns the hits that one die produces with its current result. */
export const hitsOfDie = (game: Game, { seat, purpose, system }: Roll, die: Die): number => {
  const unit = (die.unit !== null && game.state.units[die.unit]) || null;
  return modify(
    game,
    'die-hits',
    { seat, unit, purpose, system, face: die.face, result: dieResult(die) },
    isHit(die) ? 1 : 0,
  );
};

/** Returns the hits that a roll produces with its current dice. */
export function countHits(game: Game, roll: Roll): number {
  return totalHits(
    game,
    roll,
    (roll.dice ?? []).reduce((total, die) => total + hitsOfDie(game, roll, die), 0),
  );
}

/** Returns the hits that a whole roll produces, given the hits of its dice. */
export const totalHits = (game: Game, roll: Roll, ofDice: number): number =>
  modify(game, 'roll-hits', about(roll), ofDice);

/** Returns how the hits of these dice must be assigned. */
export const hitRestrictionFor = (
  game: Game,
  roll: Roll,
  dice: { type: UnitType; hits: number }[],
): HitRestriction | undefined => modify(game, 'assignment', { ...about(roll), dice }, roll.assign);

const shown = (die: Die) => ({
  unit: die.type,
  hitsOn: die.hitsOn,
  face: die.face,
  result: dieResult(die),
  hit: isHit(die),
});

/** Rerolls dice: the new results count (74.1). A component may reroll each die once (74.2). */
export function reroll(game: Game, roll: Roll, dice: Die[], by: string): void {
  const again = rerollDice(game, dice, by);
  if (again.length) game.addFact({ type: 'dice-rerolled', ...about(roll), by, dice: again.map(shown) });
}

/**
 * Rolls dice for units: combat rolls, space cannon, bombardment, barrage. The dice stay in this frame while abilities
 * that respond to the roll change them. Returns a `RollResult`.
 */
export const rollDice = procedure<Roll>()('roll-dice', {
  start: (game, roll) =>
    rollingUnits(game, roll).length
      ? openWindow('when', 'roll-begins', about(roll), 'roll')
      : done({ dice: [], hits: 0 }),
  roll: (game, roll) => {
    const dice = gatherDice(game, roll);
    if (!dice.length) return done({ dice: [], hits: 0 });
    roll.dice = castDice(game, roll.purpose, dice);
    game.addFact({ type: 'dice-rolled', ...about(roll), dice: roll.dice.map(shown) });
    return openWindow('after', 'dice-rolled', about(roll), 'count');
  },
  count: (game, roll) => {
    const hits = countHits(game, roll);
    game.addFact({ type: 'hits-produced', ...about(roll), hits });
    return done({ dice: roll.dice ?? [], hits, ...(roll.assign && { assign: roll.assign }) } as unknown as Json);
  },
});

/** Adds a die to one of the units that are about to roll. */
export function addExtraDie(game: Game, unit: UnitId): void {
  const roll = game.enclosingData(rollDice);
  if (roll) roll.more = [...(roll.more ?? []), unit];
}

/** Lets the hits of the roll about to be made be assigned to any unit in the combat, regardless of its purpose. */
export function liftHitRestriction(game: Game): void {
  const roll = game.enclosingData(rollDice);
  if (roll) roll.assign = {};
}

/** Returns the units that will roll in the roll that has begun; none once the dice are rolled. */
export const unitsAboutToRoll = (game: Game): Unit[] => {
  const roll = game.enclosingData(rollDice);
  return roll && !roll.dice ? rollingUnits(game, roll) : [];
};
