import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import type { CardId, ComponentId, SeatId } from '#ti4/rules/state.ts';

const copyKey = optionalPairKey<ComponentId, string>('#');
const noteKey = optionalPairKey<ComponentId, SeatId>('@');

/** Formats the id of one of several identical cards: 'sabotage#2'. */
export const copyOf = (id: ComponentId, number: number): CardId => copyKey.format(id, `${number}`);

/** Formats the id of a promissory note in a seat's color: 'ceasefire@p3'. */
export const noteOf = (id: ComponentId, owner: SeatId): CardId => noteKey.format(id, owner);

/** Returns a card's component: 'sabotage' for 'sabotage#2', 'ceasefire' for 'ceasefire@p3'. */
export const componentOf = (card: string): ComponentId => noteKey.parse(copyKey.parse(card)[0])[0];

/** Returns the seat whose color a promissory note shows; '' for any other card. */
export const noteOwner = (card: string): SeatId => noteKey.parse(card)[1] ?? '';
