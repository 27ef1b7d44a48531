import type { Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { nameOfUnit } from '#ti4/rules/names.ts';
import type { Unit } from '#ti4/rules/state.ts';
import type { UnitMark } from './unit-value-types.ts';
import { capitalize } from '#text/sentences.ts';

export const marksOf = (game: Game, unit: Unit): readonly UnitMark[] => modify(game, 'marks', { unit }, []);

/** Returns the sum of the values of a unit's marks. */
export const worthOf = (game: Game, unit: Unit): number =>
  marksOf(game, unit).reduce((sum, { worth }) => sum + worth, 0);

/** Compares units of one type: by the value of their marks, then damaged ones first. */
export const compareByValue = (game: Game, a: Unit, b: Unit): number =>
  worthOf(game, a) - worthOf(game, b) || Number(b.damaged ?? false) - Number(a.damaged ?? false);

/** Returns what distinguishes a unit from others of its type: 'damaged', 'The Cavalry'. */
export function detailsOf(game: Game, unit: Unit): string[] {
  const marks = marksOf(game, unit);
  const damaged = unit.damaged && !marks.some(({ saysDamaged }) => saysDamaged);
  return [...(damaged ? ['damaged'] : []), ...marks.map(({ label }) => label)];
}

/** Formats a unit: "dreadnought (damaged)", "cruiser (The Cavalry)". */
export function labelOf(game: Game, unit: Unit): string {
  const details = detailsOf(game, unit).join(', ');
  return details ? `${nameOfUnit(unit.type)} (${details})` : nameOfUnit(unit.type);
}

/** Formats a unit for the start of a line. */
export const lineLabel = (game: Game, unit: Unit): string => capitalize(labelOf(game, unit));
