import type { PresentedOffer } from '#discord/edition/edition-adapter.ts';
import type { OfferOf } from '#kit/prompts/offers.ts';
import { formatCountedNames, formatList, formatCount } from '#text/sentences.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfLeader, nameOfSeat } from '#ti2/rules/names.ts';
import { resolveComponentId } from '#ti2/rules/components/kit.ts';
import { findLeader } from '#ti2/rules/leaders/leader-locations.ts';
import type { DebateExchange } from '#ti2/rules/state.ts';
import type { LeaderId, SeatId } from '#ti2/rules/terms.ts';

// Texts of gifts and exchanges in a debate (E2 4.3).

/** Returns the name of a card; "an action card" for a hidden one. */
const nameOfCard = ({ book }: Game, card: string): string =>
  book.components[resolveComponentId(card)]?.name ?? 'an action card';

const leaderNamed = (game: Game, id: LeaderId): string => {
  const leader = findLeader(game, id);
  return leader ? nameOfLeader(game, leader) : 'a leader';
};

/**
 * Formats one side of an exchange. Given cards are copies, wanted cards are kinds. `known` tells whether the reader may
 * see which cards.
 */
function goods(
  game: Game,
  known: boolean,
  { credits, cards, captives = [] }: { credits: number; cards: readonly string[]; captives?: readonly LeaderId[] },
): string {
  // prettier-ignore
  const named = known ? formatCountedNames(cards.map((card) => nameOfCard(game, card))) : cards.length ? formatCount(cards.length, 'action card') : '';
  return (
    formatList([
      ...(credits ? [formatCount(credits, 'credit')] : []),
      ...(named ? [named] : []),
      ...captives.map((id) => leaderNamed(game, id)),
    ]) || 'nothing'
  );
}

/** Formats an exchange. The two players see which cards it is about, others only how many. */
export function formatExchange(game: Game, offer: Omit<OfferOf<DebateExchange>, 'id'>, viewer: SeatId | null): string {
  const { from, to, credits, cards, wantsCredits, wantsCards, captives, wantsCaptives } = offer;
  const known = viewer === from || viewer === to;
  const gives = goods(game, known, { credits, cards, captives });
  const gets = goods(game, known, { credits: wantsCredits, cards: wantsCards, captives: wantsCaptives });
  return gets === 'nothing'
    ? `${nameOfSeat(game, from)} gives ${nameOfSeat(game, to)} ${gives} for free`
    : `${nameOfSeat(game, from)} gives ${nameOfSeat(game, to)} ${gives} for ${gets}`;
}

/** Presents an offer to its two players; nobody else sees it. */
export const presentOffer = (game: Game, offer: OfferOf<DebateExchange>, alias: string): PresentedOffer => {
  const { id, from, to } = offer;
  return { id, alias, from, to, text: formatExchange(game, offer, from) };
};
