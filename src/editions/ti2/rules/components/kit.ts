import { pairKey } from '#kit/prompts/option-keys.ts';
import type { CardId, ComponentId, SeatId } from '#ti2/rules/terms.ts';
import { kit, type Game } from './component.ts';

// The kit, bound to the rules and components of this edition.

export { interruptWith } from '#kit/components/moments.ts';

export const { modify, invalidateInForce, queueMoment, momentProcedures, momentCheck, anytimeAbilities, useActions } =
  kit;

/** Returns the next id of a seat. Ids include the seat, so that branches of a fork never create the same one. */
export function newIdOf({ state }: Game, mark: string, seat: SeatId): string {
  const counts = state.numbered ?? {};
  counts[seat] = (counts[seat] ?? 0) + 1;
  state.numbered = counts;
  return `${mark}${counts[seat]}.${seat}`;
}

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
