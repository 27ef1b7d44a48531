import type { OfferOf } from '#kit/prompts/offers.ts';
import { formatCountedNames, formatList, formatCount } from '#text/sentences.ts';
import { resolveComponentId } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import { findLeader } from '#ti2/rules/leaders/leader-locations.ts';
import { nameOfLeader } from '#ti2/rules/names.ts';
import type { DebateExchange } from '#ti2/rules/state.ts';
import type { LeaderId } from '#ti2/rules/terms.ts';

/** One side of an exchange. Given cards are copies, wanted cards are kinds. */
interface Goods {
  credits: number;
  cards: readonly string[];
  captives?: readonly LeaderId[] | undefined;
}

/** Returns the name of a card; "an action card" for a hidden one. */
const nameOfCard = ({ book }: Game, card: string): string =>
  book.components[resolveComponentId(card)]?.name ?? 'an action card';

const nameOfCaptive = (game: Game, id: LeaderId): string => {
  const leader = findLeader(game, id);
  return leader ? nameOfLeader(game, leader) : 'a leader';
};

function formatGoods(game: Game, isKnown: boolean, { credits, cards, captives = [] }: Goods): string {
  const counted = cards.length ? formatCount(cards.length, 'action card') : '';
  const named = isKnown ? formatCountedNames(cards.map((card) => nameOfCard(game, card))) : counted;
  return (
    formatList([
      ...(credits ? [formatCount(credits, 'credit')] : []),
      ...(named ? [named] : []),
      ...captives.map((id) => nameOfCaptive(game, id)),
    ]) || 'nothing'
  );
}

/** Formats both sides of an exchange. `isKnown` tells whether the reader may see which cards. */
export const formatExchangedGoods = (
  game: Game,
  offer: Omit<OfferOf<DebateExchange>, 'id'>,
  isKnown: boolean,
): { gives: string; gets: string } => {
  const { credits, cards, captives, wantsCredits, wantsCards, wantsCaptives } = offer;
  return {
    gives: formatGoods(game, isKnown, { credits, cards, captives }),
    gets: formatGoods(game, isKnown, { credits: wantsCredits, cards: wantsCards, captives: wantsCaptives }),
  };
};
