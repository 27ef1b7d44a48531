import type { At } from '#discord/edition/edition-adapter.ts';
import { Illegal, type Json, type SeatId } from '#engine';
import { listed } from '#text/sentences.ts';
import { transactionProblem } from '#ti4/rules/trade/transactions.ts';
import type { Game } from '#ti4/rules/game.ts';
import { shortNameOf } from '#ti4/rules/names.ts';
import type { FourthSight } from '#ti4/discord/presenter.ts';
import { hasTold, partnersOf } from './trade-draft.ts';

/** What would be possible in place of an offer that is not: with whom one can trade now; where that is not what is wrong, what both have. */
export function possibleInstead(game: Game, seat: SeatId, to: SeatId): string {
  if (transactionProblem(game, seat, to) === undefined)
    return `You have ${hasTold(game, seat)}; ${shortNameOf(game, to)} has ${hasTold(game, to)}.`;
  const partners = partnersOf(game, seat).map(({ key }) => shortNameOf(game, key));
  return partners.length ? `You can trade now with ${listed(partners)}.` : '';
}

/** Makes an offer; where it is refused, it is said as well what would be possible. */
export async function makeOffer(
  { context, from, seen }: At<FourthSight>,
  seat: SeatId,
  offer: { to: SeatId } & Record<string, unknown>,
): Promise<void> {
  try {
    await context.table.act(from.caller, seen.game.id, 'offer', offer as unknown as Json);
  } catch (error) {
    if (!(error instanceof Illegal) || seen.game.status !== 'running') throw error;
    const instead = possibleInstead(seen.sight.game, seat, offer.to);
    throw instead ? new Illegal(`${error.message} ${instead}`) : error;
  }
}
