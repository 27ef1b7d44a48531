import { pairKey, tailedKey } from '../../../../kit/keys.ts';
import type { PlanetId, SystemId, Unit, UnitType } from '../state.ts';

// How options and lines name units. Such keys are saved with the answers: they stay as they are.

const DAMAGED = '-damaged';

/** A type of unit and where it comes to stand, as an option or line names them: 'infantry@lodor'. */
export const unitAt = pairKey<UnitType, string>('@');

/** Units that are alike, by their type and whether they are damaged: 'dreadnought', 'dreadnought-damaged'. */
export const lineKey = (unit: { type: UnitType; damaged?: true }): string => (unit.damaged ? `${unit.type}${DAMAGED}` : unit.type);

/** The type that alike units have. */
export const typeOfLine = (line: string): UnitType => (line.endsWith(DAMAGED) ? line.slice(0, -DAMAGED.length) : line) as UnitType;

/** Alike units of one place, or wherever they are: 'fighter@18', 'infantry-damaged@lodor', 'infantry'. */
export const lineAt = tailedKey<string, PlanetId | SystemId>('@');

/** Alike units by where they lie: on a planet, or in a system's space area. */
export const lineOf = (unit: Unit): string => lineAt.of(lineKey(unit), unit.planet ?? unit.system);
