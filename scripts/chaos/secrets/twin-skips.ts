import type { RandomBelow } from '#simulation';
import type { GuardedEdition } from './editions/guarded-edition.ts';
import type { TwinTable } from './twin-table.ts';

/** A seat skips all but one of this many kinds of questions. */
const ASKED_STILL = 3;

/** Gives the same standing orders to skip questions in both games, to every seat its own. Returns their number. */
export async function giveSkips(
  pair: readonly TwinTable[],
  { skips }: GuardedEdition,
  below: RandomBelow,
): Promise<number> {
  let given = 0;
  for (const seat of pair[0].state.order) {
    const moment = skips(pair[0].playing.book).filter(() => below(ASKED_STILL) > 0);
    given += moment.length;
    if (!moment.length) continue;
    for (const twin of pair)
      await twin.table.giveOrders({ user: twin.users[seat] }, twin.game, { moment, until: 'always' });
  }
  for (const twin of pair) await twin.look();
  return given;
}
