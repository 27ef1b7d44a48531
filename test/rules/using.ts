import { strategicAction } from '#ti4/rules/phases/strategic-action.ts';
import { table, type Setting, type TestTable } from './table.ts';

/** Ann uses a strategy card; bob sits to her left, then cat. */
export const uses = (card: string, setting: Setting = {}): TestTable =>
  table({
    ...setting,
    change: (state) => {
      state.seats.ann.strategyCards[card] = { used: false };
      delete state.strategyCards[card];
      setting.change?.(state);
    },
  }).begin(strategicAction, { seat: 'ann', card });
