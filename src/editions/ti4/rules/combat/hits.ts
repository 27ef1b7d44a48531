import { combatantsAt, placeOf, type Place } from './combat.ts';
import type { RollPurpose } from './roll-purpose.ts';
import type { HitRestriction } from './combat-value-types.ts';
import type { Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { SeatId, Unit, UnitId } from '#ti4/rules/state.ts';
import { compareByValue } from '#ti4/rules/units/unit-marks.ts';
import { definitionOf, unitsAt } from '#ti4/rules/units/units.ts';
import { costOf } from '#ti4/rules/units/unit-groups.ts';

export interface Hits extends Place, HitRestriction {
  /** The seat whose units are hit. */
  seat: SeatId;
  by: SeatId;
  purpose: RollPurpose;
  /** Hits not yet canceled. An ability that responds to 'hits-produced' lowers this number. */
  hits: number;
  /** Sources that have canceled some hits; each can do so once (2.5). */
  cancelledBy?: string[];
  /** Losses are chosen later, together with the other side's. */
  deferred?: true;
  /** Units that used Sustain Damage in this step and were repaired since; they cannot use it again. */
  repaired?: UnitId[];
  /** Set if the owner has been asked before: only Sustain Damage is asked again. */
  resumed?: true;
  /** Units about to use Sustain Damage; `sustained` holds those that have. */
  plan?: UnitId[];
  sustained?: UnitId[];
}

/** Returns the units that hits can be assigned to. */
export function eligibleTargets(game: Game, hits: Hits): Unit[] {
  return combatantsAt(game, hits, hits.seat).filter(
    (unit) =>
      (!hits.units || hits.units.includes(unit.id)) &&
      (hits.only === undefined || (hits.only === 'fighters') === (unit.type === 'fighter')),
  );
}

/** Tells whether a unit is not a fighter; used on units that fight in space as ships. */
export const notFighter = (unit: Unit): boolean => unit.type !== 'fighter';

/**
 * Returns the units in a space area that may cancel hits on the ships there, though hits cannot be assigned to them.
 */
export const hitCancellers = (
  game: Game,
  { seat, system, planet, purpose }: Place & Pick<Hits, 'seat' | 'purpose'>,
): Unit[] =>
  planet === undefined
    ? unitsAt(game, { owner: seat, system, space: true }).filter((unit) =>
        modify(game, 'guards-ships', { unit, purpose }, false),
      )
    : [];

export const sustainableUnits = (game: Game, hits: Hits): Unit[] => {
  const open = eligibleTargets(game, hits);
  // 87.5: only units that could be assigned one of the hits may cancel it.
  const hard = open.filter(notFighter);
  const exposed = hits.first === 'non-fighters' && hard.length >= hits.hits && !hits.free ? hard : open;
  return [...exposed, ...hitCancellers(game, hits)]
    .filter((unit) => !hits.repaired?.includes(unit.id) && canSustain(game, unit, hits.purpose))
    .sort((a, b) => costOf(game, a) - costOf(game, b) || compareByValue(game, a, b));
};

/** Tells whether a unit has Sustain Damage, even if it is damaged or cannot use it. */
export const hasSustain = (game: Game, unit: Unit): boolean =>
  modify(game, 'sustains-damage', { unit }, definitionOf(game, unit).sustainDamage ?? false);

export const canSustain = (game: Game, unit: Unit, purpose: RollPurpose | null): boolean =>
  !unit.damaged && modify(game, 'can-sustain', { seat: unit.owner, unit, purpose }, hasSustain(game, unit));

/** Damages units without using Sustain Damage, so abilities that respond to its use do not trigger. */
export function damageUnits(
  game: Game,
  units: readonly Unit[],
  { by, component }: { by: SeatId; component: string },
): void {
  const fresh = units.filter((unit) => !unit.damaged);
  for (const unit of fresh) unit.damaged = true;
  const [first] = fresh;
  if (first)
    game.addFact({
      type: 'units-damaged',
      seat: first.owner,
      by,
      component,
      units: fresh.map(({ type }) => type),
      system: first.system,
    });
}

/** Proposes units to sustain damage, cheapest first, until no hit is left. */
export function proposeSustains(game: Game, hits: Hits): { units: Unit[]; left: number } {
  const units: Unit[] = [];
  let left = hits.hits;
  for (const unit of left > 0 ? sustainableUnits(game, hits) : []) {
    if (left <= 0) break;
    units.push(unit);
    left = Math.max(0, left - modify(game, 'sustain-cancels', { seat: hits.seat, unit }, 1));
  }
  return { units, left };
}

/** Repairs a damaged unit (87.3). */
export function repairUnit(game: Game, unit: Unit): void {
  if (!unit.damaged) return;
  delete unit.damaged;
  game.addFact({ type: 'unit-repaired', seat: unit.owner, unit: unit.type, ...placeOf(unit) });
}
