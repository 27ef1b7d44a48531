import type { HeldComponent, HiddenZone } from '#kit/components/types.ts';
import { canPay } from '#ti3/rules/production/payment.ts';
import type { CardId, ComponentId, SeatId } from '#ti3/rules/terms.ts';
import { copyOf, type ActionCard, type Game, type Ti3 } from './component.ts';
import { componentOf, playKey } from './card-ids.ts';

// Substitutes: an action card that can be played as any card of the discard pile, for influence.

const discarded = ({ state }: Game, component: ComponentId): boolean =>
  (state.decks.action?.discard ?? []).some((card) => componentOf(card) === component);

const priceOf = ({ book }: Game, component: ComponentId): number | undefined =>
  book.byKind['action-card'][component]?.standsFor?.influence;

/** Returns the influence price of playing a card as another; undefined if it is played as itself. */
export const substitutePrice = (game: Game, card: CardId, component: ComponentId): number | undefined =>
  componentOf(card) === component ? undefined : priceOf(game, componentOf(card));

/** Returns the cards in a seat's hand that it can play as a component now. */
export const substituteCards = (game: Game, component: ComponentId, seat: SeatId): HeldComponent[] =>
  game.state.seats[seat].actionCards.flatMap((card) => {
    const price = priceOf(game, componentOf(card));
    const able =
      price !== undefined &&
      componentOf(card) !== component &&
      discarded(game, component) &&
      canPay(game, seat, 'influence', price);
    return able ? [{ component, holder: seat, key: playKey.format(card, component), memory: null }] : [];
  });

/** Extends the public view of hands: any player with action cards may hold a substitute. */
export function withPossibleSubstitutes(hands: HiddenZone<Ti3, ActionCard>): HiddenZone<Ti3, ActionCard> {
  const unseen = (game: Game, { id }: ActionCard): ActionCard[] =>
    Object.values(game.book.byKind['action-card']).filter(
      (card) => card.standsFor && card.id !== id && hands.copies(game, card) > 0 && discarded(game, id),
    );
  return {
    ...hands,
    copies: (game, card) => hands.copies(game, card) + unseen(game, card).length,
    suspects: (game, card, seat) => [
      ...(hands.copies(game, card) > 0 ? hands.suspects(game, card, seat) : []),
      ...unseen(game, card).flatMap(({ id, standsFor }) =>
        canPay(game, seat, 'influence', standsFor?.influence ?? 0) ? [playKey.format(copyOf(id, 1), card.id)] : [],
      ),
    ],
  };
}
