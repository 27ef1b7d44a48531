import { parseUnitList as listed, normalizeUnitList, type UnitNames } from '#discord/input/parse-units.ts';
import { Illegal } from '#engine';
import type { Combatant } from '#ti3/odds/index.ts';
import type { Game } from '#ti3/rules/game.ts';
import { formatUnitCounts } from '#ti3/rules/names.ts';
import { hasQuality } from '#ti3/rules/units/units.ts';
import { abbreviations } from './abbreviations.ts';

const unitNamesOf = ({ book }: Game): UnitNames => ({ units: Object.values(book.units), abbreviations });

/** Spells out a list of units for the odds. Throws AmbiguousInput if a part does not name exactly one unit. */
export const normalizeUnits = (game: Game, option: string, typed: string): string =>
  normalizeUnitList(unitNamesOf(game), option, typed);

/** Parses a list of units. Throws Illegal if there are too many, or if a damaged unit cannot be damaged. */
export function parseUnits(game: Game, spelt: string): Combatant[] {
  const all = listed(unitNamesOf(game), spelt) as Combatant[];
  const whole = all.find((unit) => unit.damaged && !hasQuality(game, 'sustains', unit));
  if (whole)
    throw new Illegal(`${formatUnitCounts(game, { [whole.type]: 1 })} cannot be damaged: its first hit destroys it.`);
  return all;
}
