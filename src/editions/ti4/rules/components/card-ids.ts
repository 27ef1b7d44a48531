import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import type { CardId, ComponentId, SeatId } from '#ti4/rules/state.ts';

const copyKey = optionalPairKey<ComponentId, string>('#');
const noteKey = optionalPairKey<ComponentId, SeatId>('@');

/** One of several alike cards, by its number: 'sabotage#2'. */
export const copyOf = (id: ComponentId, number: number): CardId => copyKey.format(id, `${number}`);

/** A promissory note in the colour of a seat: 'ceasefire@p3'. */
export const noteOf = (id: ComponentId, owner: SeatId): CardId => noteKey.format(id, owner);

/** A card's component: 'sabotage#2' is a 'sabotage', 'ceasefire@p3' a 'ceasefire'. */
export const componentOf = (card: string): ComponentId => noteKey.parse(copyKey.parse(card)[0])[0];

/** Whose colour a promissory note shows. */
export const noteOwner = (card: string): SeatId => noteKey.parse(card)[1] ?? '';
