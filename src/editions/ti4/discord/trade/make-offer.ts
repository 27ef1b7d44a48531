import type { GameInteraction } from '#discord/edition/edition-adapter.ts';
import { Illegal, type Json, type SeatId } from '#engine';
import { formatList } from '#text/sentences.ts';
import { transactionProblem } from '#ti4/rules/trade/transactions.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';
import { formatHoldings, listPartners } from './holdings.ts';

/**
 * Suggests an alternative to a refused offer: the seats that can trade now, or both players' holdings if the partner is
 * not the problem.
 */
export function suggestAlternative(game: Game, seat: SeatId, to: SeatId): string {
  if (transactionProblem(game, seat, to) === undefined)
    return `You have ${formatHoldings(game, seat)}; ${nameOfSeat(game, to)} has ${formatHoldings(game, to)}.`;
  const partners = listPartners(game, seat)
    .filter(({ problem }) => problem === undefined)
    .map((one) => nameOfSeat(game, one.seat));
  return partners.length ? `You can trade now with ${formatList(partners)}.` : '';
}

/** Makes an offer. If it is refused, adds a suggested alternative to the error. */
export async function makeOffer(
  { context, origin, loaded }: GameInteraction<FourthEditionPresenter>,
  seat: SeatId,
  offer: { to: SeatId } & Record<string, unknown>,
): Promise<void> {
  try {
    await context.service.act(origin.caller, loaded.info.id, 'offer', offer as unknown as Json);
  } catch (error) {
    if (!(error instanceof Illegal) || loaded.info.status !== 'running') throw error;
    const instead = suggestAlternative(loaded.presenter.game, seat, offer.to);
    throw instead ? new Illegal(`${error.message} ${instead}`) : error;
  }
}
