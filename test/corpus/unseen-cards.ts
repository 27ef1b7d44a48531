import { expect } from 'vitest';
import { framesOf, type EngineState } from '#engine';
import type { CardPile } from '#kit/cards/card-piles.ts';
import type { SimulatedGame } from '#simulation';
import type { StateCheck } from './state-check.ts';

/** Lists the cards in every n-th state, and exchanges hidden ones in every n-th. */
const LISTED_EVERY = 5;
const EXCHANGED_EVERY = 150;

/** Names of the hidden cards of each deck to check: in its draw pile, in hands, and set aside face down. */
export type HiddenCards<G> = (game: G) => Partial<Record<string, readonly string[]>>;

interface Dealt {
  state: {
    order: readonly string[];
    seats: Record<string, { actionCards: string[] }>;
    decks: Record<string, { draw: string[] }>;
  };
}

/** Moves each hidden action card to the place of the next one, across hands and the draw pile. */
function rotateHidden({ state }: Dealt, by: 1 | -1): void {
  const places = [...state.order.map((seat) => state.seats[seat].actionCards), state.decks.action.draw];
  const cards = places.flat();
  const moved = by === 1 ? [...cards.slice(1), ...cards.slice(0, 1)] : [...cards.slice(-1), ...cards.slice(0, -1)];
  for (const place of places) place.splice(0, place.length, ...moved.splice(0, place.length));
}

const publicPart = ({ key, name, unseen, where, discarded }: CardPile): object => ({
  key,
  name,
  unseen,
  where,
  discarded,
});

/**
 * Checks that the unseen cards of a deck are those in its draw pile and in hands, and that the list is equal for all
 * viewers, wherever these cards are. `partly`: decks of which some cards are left in the box.
 */
export function unseenCards<G extends SimulatedGame & Dealt>(
  list: (game: G, viewer: string | null) => CardPile[],
  hidden: HiddenCards<G>,
  partly: readonly string[],
): StateCheck<G> {
  let exchanged = 0;
  const compare = (game: G): void => {
    const held = hidden(game);
    for (const { key, unseen } of list(game, null)) {
      const cards = held[key]?.toSorted();
      if (!cards) continue;
      if (partly.includes(key)) for (const card of new Set(cards)) expect(unseen, key).toContain(card);
      else expect(unseen, key).toEqual(cards);
    }
  };
  return {
    title: 'The unseen cards are those in decks and hands, equal for all viewers',
    onState: (game, answers) => {
      if (answers % LISTED_EVERY === 0) compare(game);
      if (answers % EXCHANGED_EVERY) return;
      const before = list(game, null).map(publicPart);
      for (const seat of game.state.order) expect(list(game, seat).map(publicPart)).toEqual(before);
      rotateHidden(game, 1);
      try {
        for (const seat of game.state.order) expect(list(game, seat).map(publicPart)).toEqual(before);
      } finally {
        rotateHidden(game, -1);
      }
      exchanged++;
    },
    verify: () => expect(exchanged).toBeGreaterThan(2),
  };
}

/** Returns a field of the data of every running procedure of this name. */
export const fieldOfFrames = (state: Pick<EngineState, 'stack'>, procedure: string, field: string): string[] =>
  [...framesOf(state.stack)].flatMap((frame) =>
    frame.procedure === procedure ? (((frame.data as Record<string, unknown>)[field] ?? []) as string[]) : [],
  );
