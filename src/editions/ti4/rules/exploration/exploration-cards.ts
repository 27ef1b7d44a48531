import { choose } from '#engine';
import { formatSome } from '#text/sentences.ts';
import type { ExplorationCard } from '#ti4/rules/components/component.ts';
import { componentOf } from '#ti4/rules/components/component.ts';
import { discardCards } from '#ti4/rules/components/decks.ts';
import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { placeMarker } from '#ti4/rules/tokens/markers.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { CardId, PlanetId, SeatId } from '#ti4/rules/state.ts';
import type { Trait } from '#ti4/rules/terms.ts';

/** Returns a card's exploration card; undefined for any other card. */
export const findExplorationCard = (game: Game, card: CardId): ExplorationCard | undefined =>
  game.book.byKind['exploration-card']?.[componentOf(card)];

/** Returns a card's exploration card; throws for any other card. */
export function explorationCardOf(game: Game, card: CardId): ExplorationCard {
  const found = findExplorationCard(game, card);
  if (!found) throw new Error(`No exploration card ${card}`);
  return found;
}

/** Purges cards (70); the caller has removed them from their location. */
export function purgeCards(game: Game, seat: SeatId, cards: readonly CardId[]): void {
  if (!cards.length) return;
  (game.state.purged ??= []).push(...cards);
  game.addFact({ type: 'cards-purged', seat, cards: [...cards] });
}

/** Discards exploration cards to their decks, one at a time. */
export function discardExplorationCards(game: Game, cards: readonly CardId[]): void {
  for (const card of cards) discardCards(game, explorationCardOf(game, card).deck, [card]);
}

/** Attaches a card to a planet (12); it stays there if control changes. */
export function attachCard(game: Game, card: CardId, planet: PlanetId, face?: string): void {
  placeMarker(game, { id: card, component: componentOf(card), ...(face !== undefined && { face }) }, { planet });
  invalidateInForce(game);
  game.addFact({ type: 'card-attached', card, planet });
}

/** Places cards face up in a player's play area. */
export function addKeptCards(game: Game, seat: SeatId, cards: readonly CardId[]): void {
  if (!cards.length) return;
  (seatOf(game, seat).fragments ??= []).push(...cards);
  invalidateInForce(game);
}

/** Keeps an exploration card face up in a player's play area, as for fragments (35.9). */
export function keepExplorationCard(game: Game, seat: SeatId, card: CardId): void {
  addKeptCards(game, seat, [card]);
  game.addFact({ type: 'card-kept', seat, card });
}

/** Takes kept cards from a player; returns those that the player had. */
export function takeKeptCards(game: Game, seat: SeatId, cards: readonly CardId[]): CardId[] {
  const place = seatOf(game, seat);
  const taken = place.fragments?.filter((card) => cards.includes(card)) ?? [];
  const left = place.fragments?.filter((card) => !cards.includes(card)) ?? [];
  if (left.length) place.fragments = left;
  else delete place.fragments;
  invalidateInForce(game);
  return taken;
}

/** Purges cards that a player keeps (70). */
export function purgeKeptCards(game: Game, seat: SeatId, cards: readonly CardId[]): void {
  const purged = takeKeptCards(game, seat, cards);
  purgeCards(game, seat, purged);
}

/** Asks which relic fragments to purge, of any types. */
export const fragmentsToSpend = question<{ count: number; why: string }>()(
  'fragments-to-spend',
  (game, seat, { count, why }) => {
    const fragments = fragmentsOf(game, seat);
    if (fragments.length < count) return { kind: 'none', reason: 'You do not have enough relic fragments.' };
    return choose(
      `Which ${formatSome(count, 'relic fragment')} do you purge ${why}?`,
      fragments.map((key) => ({ key, label: game.book.components[componentOf(key)]?.name ?? key })),
      { min: count, max: count },
    );
  },
  { title: 'purge relic fragments' },
);

/** Returns the relic fragments that a seat keeps. */
export const fragmentsOf = (game: Game, seat: SeatId): CardId[] =>
  (seatOf(game, seat).fragments ?? []).filter((card) => findExplorationCard(game, card)?.fragment !== undefined);

/** Returns a seat's fragments of a type, and those that count as any type. */
export function usableFragments(game: Game, seat: SeatId, trait: Trait): { own: CardId[]; any: CardId[] } {
  const { fragments = [] } = seatOf(game, seat);
  const of = (wanted: ExplorationCard['fragment']) =>
    fragments.filter((card) => findExplorationCard(game, card)?.fragment === wanted);
  return { own: of(trait), any: of('any') };
}
