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

/** What dice are rolled for: whose, where, against whom. */
export interface Roll {
  seat: SeatId;
  enemy: SeatId;
  purpose: RollPurpose;
  system: SystemId;
  planet?: PlanetId;
  attacks: boolean;
  round: number;
  /** Where the unit is, where that is not where it fires. */
  from?: SystemId;
}

export type Die = DieFor<{ unit: Unit['type'] }>;

/** A roll as it lies on the table. */
export interface RollResult extends Roll {
  dice: Die[];
  /** Hits that something has taken off. */
  cancelled?: number;
  /** Hits of a die that shows a ten, where that is more than one. */
  onTen?: number;
  /** The same, for dice of units of a type. */
  onTenBy?: Partial<Record<Unit['type'], number>>;
}

/** Dice are rolled again, each once at most for the same card (`key`: which of several), and it is told. */
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

/** What lets dice that missed be rolled again does so at once. */
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

/** Whoever defends in a nebula gets +1 in a space battle (E3 17.3). */
const shelter = (game: Game, { system, purpose, attacks }: Roll): number =>
  purpose === 'space' && !attacks && specialOf(game, system) === 'nebula' ? 1 : 0;

/** In an ion storm fighters do not fight (E3 17.4). */
const isBlown = (game: Game, { system, planet }: Roll, type: Unit['type']): boolean =>
  planet === undefined && specialOf(game, system) === 'storm' && hasQuality(game, 'fighter', { type });

/** What is printed on a unit may be otherwise for one roll. */
interface Printed {
  dice?: number;
  hitsOn?: number;
}

/** The dice of a unit of a type in a roll, and what each needs; none where it does not fight. */
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

/** Rolls for units: as many dice as each has, each hitting on its battle value or more (E3 7.3). `dice`: so many each, whatever is printed; `hitsOn`: whatever is printed. */
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

/** The same, where nobody answers the dice: how many hit. */
export const countHitsOfRoll = (...rolled: Parameters<typeof rollForUnits>): number => hitsOf(rollForUnits(...rolled));
