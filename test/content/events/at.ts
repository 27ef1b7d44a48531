import { plain } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting } from '../factions/leaders-at-hand.ts';

/** Every set there is. */
export const ALL = ['base', 'codex-1', 'pok', 'codex-2', 'codex-3', 'codex-4'];

/** A table at which an event is in force, and no agent answers anything. */
export const playing =
  (...events: string[]) =>
  (setting: Setting = {}): TestTable =>
    table({
      sets: ALL,
      events,
      seats: plain,
      ...setting,
      change: (state) => {
        resting(state);
        setting.change?.(state);
      },
    });
