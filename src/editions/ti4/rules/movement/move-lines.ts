import { prefixedKey } from '#kit/prompts/option-keys.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { PlanetId, SystemId, Unit, UnitType } from '#ti4/rules/state.ts';
import { lineAtKey, lineKey, lineKeyOf, unitTypeOfLine } from '#ti4/rules/units/unit-keys.ts';

const cargo = prefixedKey<string>('carry-');

/** What a line of the question about moving speaks of: alike ships of a system, or alike units that ships may carry from a place. */
export interface MoveLine {
  carried: boolean;
  type: UnitType;
  /** Ships lie in a system; what is carried lies there too, or on a planet. */
  place: SystemId | PlanetId;
}

/** The line of a ship that moves. */
export const shipLineKey = (game: Game, unit: Unit): string => lineAtKey.format(lineKey(game, unit), unit.system);

/** The line of a unit that is carried. */
export const cargoLineKey = (game: Game, unit: Unit): string => cargo.format(lineKeyOf(game, unit));

/** What a line speaks of; undefined where it is about something else. */
export function parseMoveLine(line: string): MoveLine | undefined {
  const carried = cargo.parse(line);
  const [what, place] = lineAtKey.parse(carried ?? line);
  return place ? { carried: carried !== undefined, type: unitTypeOfLine(what), place } : undefined;
}
