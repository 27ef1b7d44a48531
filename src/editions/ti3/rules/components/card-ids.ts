import { pairKey, optionalPairKey } from '#kit/prompts/option-keys.ts';
import type { CardId, ComponentId } from '#ti3/rules/terms.ts';

// Of a card there may be several copies, which are told apart: "sabotage#2".

/** By which card something is played, and as what, where it stands for another: "touch#1=plague". */
export const playKey = optionalPairKey<CardId, ComponentId>('=');

/** The card itself. */
export const cardOfPlayKey = (key: string): CardId => playKey.parse(key)[0];

const copyKey = pairKey<ComponentId, string>('#');

export const copyOf = (component: ComponentId, copy: number): CardId => copyKey.format(component, String(copy));
export const componentOf = (card: CardId): ComponentId => (card.includes('#') ? copyKey.parse(card)[0] : card);
