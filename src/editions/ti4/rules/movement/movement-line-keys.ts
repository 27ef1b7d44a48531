import { prefixedKey } from '#kit/prompts/option-keys.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { PlanetId, SystemId, Unit, UnitType } from '#ti4/rules/state.ts';
import { lineAtKey, lineKey, lineKeyOf, unitTypeOfLine } from '#ti4/rules/units/unit-keys.ts';

const cargo = prefixedKey<string>('carry-');

/**
 * A parsed line of the movement question: ships of one type in a system, or units of one type to transport from a
 * place.
 */
export interface MoveLine {
  carried: boolean;
  type: UnitType;
  /** A system for ships; a system or a planet for cargo. */
  place: SystemId | PlanetId;
}

/** Returns the line key of a ship that moves. */
export const shipLineKey = (game: Game, unit: Unit): string => lineAtKey.format(lineKey(game, unit), unit.system);

/** Returns the line key of a transported unit. */
export const cargoLineKey = (game: Game, unit: Unit): string => cargo.format(lineKeyOf(game, unit));

/** Parses a line key; undefined if the line is about something else. */
export function parseMoveLine(line: string): MoveLine | undefined {
  const carried = cargo.parse(line);
  const [what, place] = lineAtKey.parse(carried ?? line);
  return place ? { carried: carried !== undefined, type: unitTypeOfLine(what), place } : undefined;
}
