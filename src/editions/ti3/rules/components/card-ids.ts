import { pairKey, optionalPairKey } from '#kit/prompts/option-keys.ts';
import type { CardId, ComponentId } from '#ti3/rules/terms.ts';

// Copies of the same card differ by number: "sabotage#2".

/** Key for playing a card, naming the component it is played as if it substitutes for another: "touch#1=plague". */
export const playKey = optionalPairKey<CardId, ComponentId>('=');

/** Returns the card itself from a play key. */
export const cardOfPlayKey = (key: string): CardId => playKey.parse(key)[0];

const copyKey = pairKey<ComponentId, string>('#');

export const copyOf = (component: ComponentId, copy: number): CardId => copyKey.format(component, String(copy));
export const componentOf = (card: CardId): ComponentId => (card.includes('#') ? copyKey.parse(card)[0] : card);
