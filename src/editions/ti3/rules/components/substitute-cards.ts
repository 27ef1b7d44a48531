import type { HeldComponent, HiddenZone } from '#kit/components/types.ts';
import { canPay } from '#ti3/rules/production/payment.ts';
import type { CardId, ComponentId, SeatId } from '#ti3/rules/terms.ts';
import { copyOf, type ActionCard, type Game, type Ti3 } from './component.ts';
import { componentOf, playKey } from './card-ids.ts';

// An action card that is played as any of those in the discard pile, for influence.

const discarded = ({ state }: Game, component: ComponentId): boolean =>
  (state.decks.action?.discard ?? []).some((card) => componentOf(card) === component);

const priceOf = ({ book }: Game, component: ComponentId): number | undefined =>
  book.byKind['action-card'][component]?.standsFor?.influence;

/** What a card costs that is played as another; undefined where it is played as itself. */
export const substitutePrice = (game: Game, card: CardId, component: ComponentId): number | undefined =>
  componentOf(card) === component ? undefined : priceOf(game, componentOf(card));

/** Cards of a hand that could be played as a component now. */
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

/** The same for all that the public knows: whoever holds cards might hold such a one. */
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
