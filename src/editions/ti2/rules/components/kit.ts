import { pairKey } from '#kit/prompts/option-keys.ts';
import { newIdOf } from '#kit/state/id-sequence.ts';
import type { CardId, ComponentId } from '#ti2/rules/terms.ts';
import { kit } from './component.ts';

// The kit, bound to the rules and components of this edition.

export { interruptWith } from '#kit/components/moments.ts';

export const { modify, invalidateInForce, queueMoment, momentProcedures, momentCheck, anytimeAbilities, useActions } =
  kit;

export const { addEffect, expireEffects, effectsOf } = kit.configureLastingEffects({
  id: (game, holder) => newIdOf(game, 'e', holder === '' ? 'all' : holder),
  ending: {
    'battle-round': ['battle-round'],
    battle: ['battle', 'battle-round'],
    turn: ['turn', 'battle', 'battle-round'],
    phase: ['phase', 'turn', 'battle', 'battle-round'],
    round: ['round', 'phase', 'turn', 'battle', 'battle-round'],
  },
});

export type DeckName = 'action' | 'political' | 'counters';

export const { drawCards, discardCards } = kit.configureDecks<DeckName>({
  of: ({ state }, deck) => state.decks[deck],
  label: (deck) => `shuffle ${deck}`,
  onReshuffled: (game, deck) => game.addFact({ type: 'deck-reshuffled', deck }),
});

const copies = pairKey<ComponentId, string>('#');
export const copyOf = (component: ComponentId, copy: number): CardId => copies.format(component, `${copy}`);
export const componentOf = (card: CardId): ComponentId => copies.parse(card)[0];
/** Returns the component id of a component or of one of its copies. */
export const resolveComponentId = (id: ComponentId | CardId): ComponentId => (id.includes('#') ? componentOf(id) : id);
