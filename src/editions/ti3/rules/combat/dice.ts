import { isHit, type DieFor } from '#kit/combat/dice.ts';
import { kit } from '#ti3/rules/components/component.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import type { Game } from '#ti3/rules/game.ts';
import { specialOf } from '#ti3/rules/board/adjacency.ts';
import { unitCardOf, hasQuality } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { ComponentId, PlanetId, SeatId, SystemId, UnitId } from '#ti3/rules/terms.ts';
import type { RollPurpose } from './roll-purpose.ts';

export const { rollDice, rerollDice } = kit.configureDice({ sides: 10, againLabel: (by) => `again ${by}` });

/** A dice roll: who rolls, where and against whom. */
export interface Roll {
  seat: SeatId;
  enemy: SeatId;
  purpose: RollPurpose;
  system: SystemId;
  planet?: PlanetId;
  attacks: boolean;
  round: number;
  /** System of the firing unit, if it differs from `system`. */
  from?: SystemId;
}

export type Die = DieFor<{ unit: Unit['type'] }>;

/** A roll with its dice. */
export interface RollResult extends Roll {
  dice: Die[];
  /** Hits that effects have canceled. */
  cancelled?: number;
  /** Hits of a die that shows a 10, if more than one. */
  onTen?: number;
  /** Hits of a die that shows a 10, by unit type. */
  onTenBy?: Partial<Record<Unit['type'], number>>;
}

/** Rerolls dice, each at most once per card, and adds a fact for each. `key` tells several uses of one card apart. */
export function rerollDiceForCard(
  game: Game,
  seat: SeatId,
  dice: readonly Die[],
  by: ComponentId,
  key: string = by,
): void {
  for (const die of rerollDice(game, dice, key)) {
    const before = die.rerolled?.at(-1)?.face ?? die.face;
    game.addFact({ type: 'die-rolled-again', seat, by, unit: die.unit, before, face: die.face, hit: isHit(die) });
  }
}

/** Rerolls missed dice at once where a component allows it. */
function rollMissesAgain(game: Game, roll: Roll, dice: readonly Die[]): void {
  for (const type of new Set(dice.map(({ unit }) => unit)))
    for (const { component, by } of kit.explainModifiers(game, 'rerolls', { ...roll, type }, 0))
      rerollDiceForCard(game, roll.seat, dice.filter((die) => die.unit === type && !isHit(die)).slice(0, by), component); // prettier-ignore
}

const TEN = 10;

export function hitsOf({ dice, cancelled = 0, onTen = 1, onTenBy = {} }: RollResult): number {
  const worth = ({ unit, face }: Die): number => (face === TEN ? Math.max(onTen, onTenBy[unit] ?? 1) : 1);
  const hits = dice.filter(isHit).reduce((sum, die) => sum + worth(die), 0);
  return Math.max(0, hits - cancelled);
}

/** Returns the +1 bonus of a defender in a nebula during a space battle, else 0 (E3 17.3). */
const shelter = (game: Game, { system, purpose, attacks }: Roll): number =>
  purpose === 'space' && !attacks && specialOf(game, system) === 'nebula' ? 1 : 0;

/** Tells whether an ion storm keeps fighters from fighting (E3 17.4). */
const isBlown = (game: Game, { system, planet }: Roll, type: Unit['type']): boolean =>
  planet === undefined && specialOf(game, system) === 'storm' && hasQuality(game, 'fighter', { type });

/** Values that replace the printed ones for one roll. */
interface Printed {
  dice?: number;
  hitsOn?: number;
}

/** Returns the number of dice of a unit type in a roll and what each needs; undefined if the type does not fight. */
export function diceFor(
  game: Game,
  roll: Roll & { unit?: UnitId },
  type: Unit['type'],
  printed: Printed = {},
): { count: number; hitsOn: number; bonus: number } | undefined {
  const card = unitCardOf(game, type, roll.seat);
  if (isBlown(game, roll, type)) return undefined;
  const about = { ...roll, type };
  const hitsOn = printed.hitsOn ?? card.battle;
  if (hitsOn === null) return undefined;
  const count = Math.max(0, modify(game, 'dice', about, printed.dice ?? card.dice));
  return { count, hitsOn, bonus: modify(game, 'roll-bonus', about, shelter(game, roll)) };
}

/**
 * Rolls for units: each rolls its dice and hits on its combat value or more (E3 7.3). `printed` overrides the dice per
 * unit and the value they hit on.
 */
export function rollForUnits(
  game: Game,
  roll: Roll,
  units: readonly (Pick<Unit, 'type'> & Partial<Pick<Unit, 'id' | 'system'>>)[],
  printed: Printed = {},
): RollResult {
  const wanted = units.flatMap(({ id, type: unit, system: from = roll.system }) => {
    const about = { ...roll, ...(id !== undefined && { unit: id }), ...(from !== roll.system && { from }) };
    const dice = diceFor(game, about, unit, printed);
    return dice ? Array.from({ length: dice.count }, () => ({ unit, hitsOn: dice.hitsOn, bonus: dice.bonus })) : [];
  });
  if (!wanted.length) return { ...roll, dice: [] };
  const dice: Die[] = rollDice(game, `${roll.purpose} ${roll.seat}`, wanted);
  const { seat, purpose, system, planet } = roll;
  const onTen = modify(game, 'hits-on-ten', { seat, purpose, system }, 1);
  const byType = [...new Set(dice.map(({ unit }) => unit))].map(
    (type) => [type, modify(game, 'hits-of-ten', { ...roll, type }, 1)] as const,
  );
  const onTenBy = Object.fromEntries(byType.filter(([, worth]) => worth > 1));
  const rolled: RollResult = {
    ...roll,
    dice,
    ...(onTen > 1 && { onTen }),
    ...(Object.keys(onTenBy).length && { onTenBy }),
  };
  game.addFact({
    type: 'dice-rolled',
    seat,
    purpose,
    system,
    ...(planet !== undefined && { planet }),
    dice: dice.map(({ unit, face, hitsOn, bonus }) => ({ unit, face, hitsOn, bonus })),
    hits: hitsOf(rolled),
  });
  rollMissesAgain(game, roll, dice);
  return rolled;
}

/** Rolls without a timing window and returns the number of hits. */
export const countHitsOfRoll = (...rolled: Parameters<typeof rollForUnits>): number => hitsOf(rollForUnits(...rolled));
