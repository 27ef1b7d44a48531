import type { PresentedOffer } from '#discord/edition/game-presenter.ts';
import type { OfferOf } from '#kit/prompts/offers.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfSeat } from '#ti2/rules/names.ts';
import { formatExchangedGoods } from '#ti2/rules/politics/exchange-text.ts';
import type { DebateExchange } from '#ti2/rules/state.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

// Texts of gifts and exchanges in a debate (E2 4.3).

/** Formats an exchange. The two players see which cards it is about, others only how many. */
export function formatExchange(game: Game, offer: Omit<OfferOf<DebateExchange>, 'id'>, viewer: SeatId | null): string {
  const { from, to } = offer;
  const { gives, gets } = formatExchangedGoods(game, offer, viewer === from || viewer === to);
  return gets === 'nothing'
    ? `${nameOfSeat(game, from)} gives ${nameOfSeat(game, to)} ${gives} for free`
    : `${nameOfSeat(game, from)} gives ${nameOfSeat(game, to)} ${gives} for ${gets}`;
}

/** Presents an offer to its two players; nobody else sees it. */
export const presentOffer = (game: Game, offer: OfferOf<DebateExchange>, alias: string): PresentedOffer => {
  const { id, from, to } = offer;
  return { id, alias, from, to, text: formatExchange(game, offer, from) };
};
