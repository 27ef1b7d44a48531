import type { OfferShown } from '#discord/edition/edition-adapter.ts';
import type { OfferOf } from '#kit/prompts/offers.ts';
import { countedNames, listed, some } from '#text/sentences.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfLeader, nameOfSeat } from '#ti2/rules/names.ts';
import { componentMeant } from '#ti2/rules/components/kit.ts';
import { leaderCalled } from '#ti2/rules/leaders/leader-locations.ts';
import type { Exchange } from '#ti2/rules/state.ts';
import type { LeaderId, SeatId } from '#ti2/rules/terms.ts';

// Gifts and exchanges in a debate (E2 4.3), as they are told.

/** A card by its name; one that lies face down has none. */
const nameOfCard = ({ book }: Game, card: string): string =>
  book.components[componentMeant(card)]?.name ?? 'an action card';

const leaderNamed = (game: Game, id: LeaderId): string => {
  const leader = leaderCalled(game, id);
  return leader ? nameOfLeader(game, leader) : 'a leader';
};

/** One side of an exchange. Cards are copies where they are given, and kinds where they are asked for. `known`: whether the reader is told which. */
function goods(
  game: Game,
  known: boolean,
  { credits, cards, captives = [] }: { credits: number; cards: readonly string[]; captives?: readonly LeaderId[] },
): string {
  // prettier-ignore
  const named = known ? countedNames(cards.map((card) => nameOfCard(game, card))) : cards.length ? some(cards.length, 'action card') : '';
  return (
    listed([
      ...(credits ? [some(credits, 'credit')] : []),
      ...(named ? [named] : []),
      ...captives.map((id) => leaderNamed(game, id)),
    ]) || 'nothing'
  );
}

/** What an exchange is: its two read which cards it is about, others how many. */
export function exchangeTold(game: Game, offer: Omit<OfferOf<Exchange>, 'id'>, viewer: SeatId | null): string {
  const { from, to, credits, cards, wantsCredits, wantsCards, captives, wantsCaptives } = offer;
  const known = viewer === from || viewer === to;
  const gives = goods(game, known, { credits, cards, captives });
  const gets = goods(game, known, { credits: wantsCredits, cards: wantsCards, captives: wantsCaptives });
  return gets === 'nothing'
    ? `${nameOfSeat(game, from)} gives ${nameOfSeat(game, to)} ${gives}, for nothing`
    : `${nameOfSeat(game, from)} gives ${nameOfSeat(game, to)} ${gives} for ${gets}`;
}

/** An offer as its two read it: nobody else is shown it. */
export const offerShown = (game: Game, offer: OfferOf<Exchange>, alias: string): OfferShown => {
  const { id, from, to } = offer;
  return { id, alias, from, to, text: exchangeTold(game, offer, from) };
};
