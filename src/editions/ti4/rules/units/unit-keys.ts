import { pairKey, optionalPairKey } from '#kit/prompts/option-keys.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { PlanetId, SystemId, Unit, UnitType } from '#ti4/rules/state.ts';
import { marksOf } from './unit-marks.ts';

// How options and lines name units. Such keys are saved with the answers: they stay as they are.

const DAMAGED = '-damaged';

/** A type of unit and where it comes to stand, as an option or line names them: 'infantry@lodor'. */
export const unitAtKey = pairKey<UnitType, string>('@');

/** What marks a unit, behind its type: 'cruiser!the-cavalry'. */
const marked = optionalPairKey<string, string>('!');

/** What marks a unit, as a part of a key; undefined where nothing does. */
export function markKey(game: Game, unit: Unit): string | undefined {
  const marks = marksOf(game, unit);
  return marks.length ? marks.map(({ by }) => by).join('+') : undefined;
}

/** Alike units, by their type, whether they are damaged, and what marks them: 'dreadnought', 'dreadnought-damaged', 'cruiser!the-cavalry'. */
export const lineKey = (game: Game, unit: Unit): string =>
  marked.format(unit.damaged ? `${unit.type}${DAMAGED}` : unit.type, markKey(game, unit));

/** Alike units together, by a key: damaged ones are told apart only from others of their type that are not. */
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

/** The type that alike units have. */
export function unitTypeOfLine(line: string): UnitType {
  const [kind] = marked.parse(line);
  return (kind.endsWith(DAMAGED) ? kind.slice(0, -DAMAGED.length) : kind) as UnitType;
}

/** Alike units of one place, or wherever they are: 'fighter@18', 'infantry-damaged@lodor', 'infantry'. */
export const lineAtKey = optionalPairKey<string, PlanetId | SystemId>('@');

/** Alike units by where they lie: on a planet, or in a system's space area. */
export const lineKeyOf = (game: Game, unit: Unit): string =>
  lineAtKey.format(lineKey(game, unit), unit.planet ?? unit.system);
