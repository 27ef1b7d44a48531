import { componentOf } from '#ti4/rules/components/component.ts';
import { discardCards, takeMatching, shuffleIn } from '#ti4/rules/components/decks.ts';
import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import type { Game } from '#ti4/rules/game.ts';
import { placeMarker, removeMarker } from '#ti4/rules/tokens/markers.ts';
import type { CardId, Deck, BoardMarker, PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';
import { addKeptCards, findExplorationCard, attachCard, takeKeptCards } from './exploration-cards.ts';
import { loseRelic, addRelic } from './relics.ts';

// Locations of exploration cards and relics, and functions that move them anywhere regardless of the rules.

/** A location of an exploration card or relic. */
export type CardLocation =
  | { deck: string; pile: keyof Deck }
  | { seat: SeatId }
  | { planet: PlanetId }
  | { system: SystemId }
  /** Purged (70). */
  | { purged: true };

const isRelic = (game: Game, card: CardId): boolean => game.book.byKind.relic?.[componentOf(card)] !== undefined;

/** Tells whether a card is an exploration card or a relic. */
export const isExplorationOrRelicCard = (game: Game, card: CardId): boolean =>
  findExplorationCard(game, card) !== undefined || isRelic(game, card);

/** Yields the cards of every location, of all kinds. */
function* allCards({ state }: Game): Generator<{ cards: readonly CardId[]; at: CardLocation }> {
  const { decks, seats, planets, systems, purged = [] } = state;
  const marked = (markers: readonly BoardMarker[] = []): CardId[] => markers.map(({ id }) => id);
  for (const deck in decks)
    for (const pile of ['draw', 'discard'] as const) yield { cards: decks[deck][pile], at: { deck, pile } };
  for (const seat in seats)
    yield { cards: [...Object.keys(seats[seat].relics ?? {}), ...(seats[seat].fragments ?? [])], at: { seat } };
  for (const planet in planets) yield { cards: marked(planets[planet].markers), at: { planet } };
  for (const system in systems) yield { cards: marked(systems[system].markers), at: { system } };
  yield { cards: purged, at: { purged: true } };
}

/** Yields every exploration card and relic with its location. A card that is being explored has none. */
export function* locateCards(game: Game): Generator<{ card: CardId; at: CardLocation }> {
  for (const { cards, at } of allCards(game))
    for (const card of cards) if (isExplorationOrRelicCard(game, card)) yield { card, at };
}

/** Removes a card from its location. */
export function removeCardFrom(game: Game, card: CardId, at: CardLocation): void {
  if ('deck' in at) takeMatching(game, at.deck, (one) => one === card, at.pile);
  else if ('seat' in at) {
    if (isRelic(game, card)) loseRelic(game, at.seat, card);
    else takeKeptCards(game, at.seat, [card]);
  } else if ('purged' in at) game.state.purged = game.state.purged?.filter((one) => one !== card);
  else removeMarker(game, card);
  if (game.state.purged?.length === 0) delete game.state.purged;
  invalidateInForce(game);
}

/** Puts a card that has no location at one; in a draw pile it is shuffled in. */
export function placeCardAt(game: Game, card: CardId, at: CardLocation): void {
  if ('deck' in at) {
    if (at.pile === 'draw') shuffleIn(game, at.deck, [card], 'corrected-deck');
    else discardCards(game, at.deck, [card]);
  } else if ('seat' in at) {
    if (isRelic(game, card)) addRelic(game, at.seat, card);
    else addKeptCards(game, at.seat, [card]);
  } else if ('planet' in at)
    attachCard(game, card, at.planet, findExplorationCard(game, card)?.face?.(game, at.planet));
  else if ('system' in at) {
    const [face] = Object.keys(game.book.tokens[componentOf(card)]?.faces ?? {});
    placeMarker(
      game,
      { id: card, component: componentOf(card), ...(face !== undefined && { face }) },
      { system: at.system },
    );
  } else (game.state.purged ??= []).push(card);
  invalidateInForce(game);
}
