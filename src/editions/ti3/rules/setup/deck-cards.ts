import { copyOf } from '#ti3/rules/components/card-ids.ts';
import type { ActionCard, PoliticalCard } from '#ti3/rules/components/component.ts';
import type { CardId, ComponentId } from '#ti3/rules/terms.ts';

type Dealt = <T extends { lacks?: string }>(cards: Readonly<Record<string, T>>) => T[];

/** Returns the components that are dealt in games that do not ask for incomplete ones. */
const completeOnes: Dealt = (cards) => Object.values(cards).filter(({ lacks }) => lacks === undefined);

/** Returns every copy of the action cards. */
export const actionCardsOf = (cards: Readonly<Record<string, ActionCard>>, dealt: Dealt = completeOnes): CardId[] =>
  dealt(cards).flatMap((card) => Array.from({ length: card.copies }, (_, i) => copyOf(card.id, i + 1)));

/** Returns the political cards of the deck, without agendas that are called from elsewhere. */
export const politicalCardsOf = (
  cards: Readonly<Record<string, PoliticalCard>>,
  dealt: Dealt = completeOnes,
): ComponentId[] => dealt(cards).flatMap(({ id, called }) => (called === undefined ? [id] : []));
