import { frameDataOf } from '#engine';
import { cardsShownBy, commonCards, withoutCards, type CardPile } from '#kit/cards/card-piles.ts';
import { componentOf } from '#ti2/rules/components/kit.ts';
import { counterKey } from '#ti2/rules/exploration/distant-suns.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOf } from '#ti2/rules/names.ts';
import { drawSegment } from '#ti2/rules/phases/economy-phase.ts';
import { resolution, senate } from '#ti2/rules/politics/senate.ts';
import { cardsOf, countersOf } from '#ti2/rules/setup/deck-cards.ts';
import type { CardId, SeatId } from '#ti2/rules/terms.ts';

const nameOfCard = (game: Game, card: CardId): string => nameOf(game, componentOf(card));

/** Formats a counter with its value: "Wealth (5)". */
function nameOfCounter(game: Game, counter: string): string {
  const [component, copy] = counterKey.parse(counter);
  const value = Number(copy.split('/')[0]);
  return value ? `${nameOf(game, component)} (${value})` : nameOf(game, component);
}

/** Returns the cards of a deck that all players see or have seen leave the game. */
function openCards(game: Game, deck: 'action' | 'political'): Set<CardId> {
  const { decks, laws, agreements, stack } = game.state;
  return new Set([
    ...decks[deck].discard,
    ...Object.keys(laws),
    ...Object.values(agreements).map(({ card }) => card),
    ...cardsShownBy(stack, {
      [drawSegment.name]: (frame) => frameDataOf(frame, drawSegment)?.pool ?? [],
      [senate.name]: (frame) => [frameDataOf(frame, senate)?.card],
      [resolution.name]: (frame) => [frameDataOf(frame, resolution)?.card],
    }),
  ]);
}

function cardDeck(game: Game, key: 'action' | 'political', name: string, hand: readonly CardId[]): CardPile {
  const { decks, options } = game.state;
  const open = openCards(game, key);
  const kind = key === 'action' ? 'action-card' : 'political-card';
  const unseen = cardsOf(game.book.byKind[kind], options.played).filter((card) => !open.has(card));
  const named = (cards: readonly CardId[]): string[] => cards.map((card) => nameOfCard(game, card));
  return {
    key,
    name,
    unseen: named(unseen).toSorted(),
    where: `${decks[key].draw.length} in the deck`,
    known: named(commonCards(unseen, hand)).toSorted(),
    discarded: named(decks[key].discard).toReversed(),
  };
}

/** Lists the domain counters that are on planets or were left in the box (E2 12.2). */
function counterPile(game: Game, viewer: SeatId | null): CardPile {
  const { decks, planets } = game.state;
  const lying = Object.values(planets).flatMap(({ counter }) => counter ?? []);
  const unseen = withoutCards(countersOf(game.book), decks.counters.discard);
  const known = lying.flatMap(({ id, seenBy }) => (viewer !== null && seenBy?.includes(viewer) ? [id] : []));
  const named = (counters: readonly string[]): string[] => counters.map((counter) => nameOfCounter(game, counter));
  return {
    key: 'counters',
    name: 'Domain counters',
    unseen: named(unseen).toSorted(),
    where: `${lying.length} on planets`,
    known: named(commonCards(unseen, known)).toSorted(),
    discarded: named(decks.counters.discard).toReversed(),
  };
}

/** Lists the decks with what all players can know of them. `viewer`: seat whose own hand is noted; null for none. */
export function listCardPiles(game: Game, viewer: SeatId | null): CardPile[] {
  const { seats, options } = game.state;
  const hand = viewer === null ? [] : (seats[viewer]?.actionCards ?? []);
  return [
    cardDeck(game, 'action', 'Action cards', hand),
    cardDeck(game, 'political', 'Political cards', []),
    ...(options.played?.includes('distantSuns') ? [counterPile(game, viewer)] : []),
  ];
}
