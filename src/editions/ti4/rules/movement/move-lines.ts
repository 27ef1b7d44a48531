import { markedKey } from '#kit/prompts/option-keys.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { PlanetId, SystemId, Unit, UnitType } from '#ti4/rules/state.ts';
import { lineAt, lineKey, lineOf, typeOfLine } from '#ti4/rules/units/unit-keys.ts';

const cargo = markedKey<string>('carry-');

/** What a line of the question about moving speaks of: alike ships of a system, or alike units that ships may carry from a place. */
export interface Berth {
  carried: boolean;
  type: UnitType;
  /** Ships lie in a system; what is carried lies there too, or on a planet. */
  place: SystemId | PlanetId;
}

/** The line of a ship that moves. */
export const keyOfShip = (game: Game, unit: Unit): string => lineAt.of(lineKey(game, unit), unit.system);

/** The line of a unit that is carried. */
export const keyOfCargo = (game: Game, unit: Unit): string => cargo.of(lineOf(game, unit));

/** What a line speaks of; undefined where it is about something else. */
export function berthOf(line: string): Berth | undefined {
  const carried = cargo.read(line);
  const [what, place] = lineAt.read(carried ?? line);
  return place ? { carried: carried !== undefined, type: typeOfLine(what), place } : undefined;
}
