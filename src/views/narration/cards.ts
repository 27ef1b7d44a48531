import { listed, some, type Narrator, type Words } from './told.ts';

const named = (list: unknown, say: Words): string => listed((Array.isArray(list) ? list : []).map((card) => say.component(card)));

/** Cards drawn, played and passed on, abilities used. */
export const cardNarrators: Record<string, Narrator> = {
  'ability-used': (fact, say) => `${say.seat(fact.seat)} uses ${say.component(fact.component)}.`,
  'action-card-played': (fact, say) => `${say.seat(fact.seat)} plays ${say.component(fact.component ?? fact.card)}.`,
  'action-card-cancelled': (fact, say) => `${say.component(fact.card)} is cancelled.`,
  'target-named': (fact, say) => {
    const targets = (Array.isArray(fact.target) ? fact.target : []).map((target) => say.anything(target));
    return targets.length ? `${say.component(fact.component)} is aimed at ${listed(targets)}.` : undefined;
  },
  'action-cards-drawn': (fact, say) => `${say.seat(fact.seat)} draws ${some(fact.count, 'action card')}.`,
  'action-cards-seen': (fact, say) => (named(fact.cards, say) ? `${say.seat(fact.seat)} now holds ${named(fact.cards, say)}.` : undefined),
  'action-cards-discarded': (fact, say) => (named(fact.cards, say) ? `${say.seat(fact.seat)} discards ${named(fact.cards, say)}.` : undefined),
  'hand-looked-at': (fact, say) => `${say.seat(fact.seat)} looks at the action cards of ${say.seat(fact.of)}.`,
  'hand-seen': (fact, say) => `${say.seat(fact.of)} holds ${named(fact.cards, say) || 'no action card'}.`,
  'action-cards-passed': (fact, say) => `${say.seat(fact.seat)} hands ${some(fact.count, 'action card')} to ${say.seat(fact.receiver)}.`,
  'deck-shuffled': (fact) => `The ${String(fact.deck)} deck is shuffled.`,
  'secret-objectives-drawn': (fact, say) => `${say.seat(fact.seat)} draws ${some(fact.count, 'secret objective')}.`,
  'secret-objectives-seen': (fact, say) => (named(fact.cards, say) ? `${say.seat(fact.seat)} now holds ${named(fact.cards, say)}.` : undefined),
  'secret-objectives-returned': (fact, say) => `${say.seat(fact.seat)} puts back ${some(fact.count, 'secret objective')}.`,
  'promissory-note-received': (fact, say) => `${say.seat(fact.seat)} receives ${say.component(fact.card)} from ${say.seat(fact.from)}.`,
  'promissory-note-played': (fact, say) => `${say.seat(fact.seat)} plays ${say.component(fact.card)}.`,
  'promissory-note-returned': (fact, say) => `${say.component(fact.card)} returns to ${say.seat(fact.seat)}.`,
};
