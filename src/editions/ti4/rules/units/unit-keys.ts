import { pairKey, optionalPairKey } from '#kit/prompts/option-keys.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { PlanetId, SystemId, Unit, UnitType } from '#ti4/rules/state.ts';
import { marksOf } from './unit-marks.ts';

// Keys of units in options and lines. They are saved with the answers, so they must not change.

const DAMAGED = '-damaged';

/** Key for a type of unit and its new place: 'infantry@lodor'. */
export const unitAtKey = pairKey<UnitType, string>('@');

/** Key for a type of unit and its marks: 'cruiser!the-cavalry'. */
const marked = optionalPairKey<string, string>('!');

/** Returns a unit's marks as part of a key; undefined if it has none. */
export function markKey(game: Game, unit: Unit): string | undefined {
  const marks = marksOf(game, unit);
  return marks.length ? marks.map(({ by }) => by).join('+') : undefined;
}

/**
 * Returns the key for equal units, by type, damage and marks: 'dreadnought', 'dreadnought-damaged',
 * 'cruiser!the-cavalry'.
 */
export const lineKey = (game: Game, unit: Unit): string =>
  marked.format(unit.damaged ? `${unit.type}${DAMAGED}` : unit.type, markKey(game, unit));

/** Groups equal units by key; damage is part of the key only if a type has both damaged and undamaged units. */
export function kindsAmong(game: Game, units: readonly Unit[]): Map<string, Unit[]> {
  const kinds = new Map<string, Unit[]>();
  for (const unit of units) {
    const mixed = units.some(({ type, damaged }) => type === unit.type && damaged !== unit.damaged);
    const key = mixed ? lineKey(game, unit) : marked.format(unit.type, markKey(game, unit));
    const alike = kinds.get(key);
    if (alike) alike.push(unit);
    else kinds.set(key, [unit]);
  }
  return kinds;
}

/** Returns the unit type of a line key. */
export function unitTypeOfLine(line: string): UnitType {
  const [kind] = marked.parse(line);
  return (kind.endsWith(DAMAGED) ? kind.slice(0, -DAMAGED.length) : kind) as UnitType;
}

/** Key for equal units in one place, or in any place: 'fighter@18', 'infantry-damaged@lodor', 'infantry'. */
export const lineAtKey = optionalPairKey<string, PlanetId | SystemId>('@');

/** Returns the key for equal units and their place: a planet, or a system's space area. */
export const lineKeyOf = (game: Game, unit: Unit): string =>
  lineAtKey.format(lineKey(game, unit), unit.planet ?? unit.system);
