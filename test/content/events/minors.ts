import type { Setting, TestTable } from '../../rules/table.ts';
import { playing } from './at.ts';

const lay = playing('minor-factions');

// The homes of the Barony of Letnev, which has two planets, of Mahact, of the Federation of Sol, and of the Mentak, where the Keleres live here.
export const minors = (...systems: string[]): Setting => {
  const factions: Record<string, string> = {
    '10': 'letnev',
    '52': 'mahact',
    '01': 'sol',
    '02': 'keleres',
    '16': 'hacan',
  };
  return {
    board: Object.fromEntries(systems.map((system, i) => [`2${String(2 * i + 2).padStart(2, '0')}`, system])),
    minorFactions: Object.fromEntries(
      systems.map((system) => [system, { faction: factions[system], placedBy: 'bob' }]),
    ),
  };
};
export const ARC_PRIME = 'arc-prime';
export const WREN_TERRA = 'wren-terra';

/** A table with these minor factions on the board. */
export const at = (systems: string[], setting: Setting = {}): TestTable => lay({ ...minors(...systems), ...setting });
