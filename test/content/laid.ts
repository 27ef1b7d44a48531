import { plain } from '../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../rules/table.ts';
import { resting } from './factions/leaders-at-hand.ts';

const ALL = ['base', 'codex-1', 'pok', 'codex-2', 'codex-3', 'codex-4'];

/** A table with everything there is, whose agents are exhausted, so that nothing stops at them. */
export const lay = (setting: Setting = {}): TestTable =>
  table({
    sets: ALL,
    seats: plain,
    ...setting,
    change: (state) => {
      resting(state);
      setting.change?.(state);
    },
  });
