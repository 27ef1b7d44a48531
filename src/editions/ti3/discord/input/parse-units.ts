import { unitsListed as listed, unitsSpelt, type UnitsCalled } from '#discord/input/parse-units.ts';
import { Illegal } from '#engine';
import type { Fighting } from '#ti3/odds/index.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOfUnits } from '#ti3/rules/names.ts';
import { isA } from '#ti3/rules/units/units.ts';
import { shorthand } from './abbreviations.ts';

const called = ({ book }: Game): UnitsCalled => ({ units: Object.values(book.units), shorthand });

/** A list of units as odds are reckoned of it, spelt out. Throws Unclear where part of it is not one unit. */
export const unitsTyped = (game: Game, option: string, typed: string): string =>
  unitsSpelt(called(game), option, typed);

/** Units of such a list. Throws Illegal where there are too many, or what cannot be damaged is. */
export function unitsListed(game: Game, spelt: string): Fighting[] {
  const all = listed(called(game), spelt) as Fighting[];
  const whole = all.find((unit) => unit.damaged && !isA(game, 'sustains', unit));
  if (whole)
    throw new Illegal(`${nameOfUnits(game, { [whole.type]: 1 })} is never damaged: the first hit destroys it.`);
  return all;
}
