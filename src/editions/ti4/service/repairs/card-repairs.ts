import { componentOf } from '#ti4/rules/components/component.ts';
import { canExhaust, exhaust, isExhausted, readyComponent, usableHoldings } from '#ti4/rules/components/in-force.ts';
import { findExplorationCard, explorationCardOf } from '#ti4/rules/exploration/exploration-cards.ts';
import { locateCards, placeCardAt, removeCardFrom, type CardLocation } from '#ti4/rules/exploration/card-locations.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { CardId, SeatId } from '#ti4/rules/state.ts';
import { traitsOf } from '#ti4/rules/planets/planets.ts';
import { defineRepair } from './repair.ts';
import { findPlace, seatProblem } from '#kit/repairs.ts';

// Relics and exploration cards

/** Finds a card by its exact id outside the decks, else one of that component in a discard pile or deck. */
function findCard(game: Game, typed: string): { card: CardId; at: CardLocation } | undefined {
  const all = [...locateCards(game)];
  const found = all.find(({ card, at }) => card === typed && !('deck' in at));
  const inPile = (pile: 'draw' | 'discard') =>
    all.find(({ card, at }) => componentOf(card) === typed && 'deck' in at && at.pile === pile);
  return found ?? inPile('discard') ?? inPile('draw');
}

/** Returns the deck that a card belongs to. */
const deckOf = (game: Game, card: CardId): string => findExplorationCard(game, card)?.deck ?? 'relic';

/** Parses a typed destination of a card; undefined if there is no such place. */
function parseDestination(game: Game, card: CardId, typed: string): CardLocation | undefined {
  if (typed === 'deck') return { deck: deckOf(game, card), pile: 'draw' };
  if (typed === 'discard') return { deck: deckOf(game, card), pile: 'discard' };
  if (typed === 'purged') return { purged: true };
  if (Object.hasOwn(game.state.seats, typed)) return { seat: typed };
  const at = findPlace(game, typed);
  return at && (at.planet === undefined ? { system: at.system } : { planet: at.planet });
}

const same = (a: CardLocation, b: CardLocation): boolean =>
  Object.entries(a).every(([key, value]) => (b as Record<string, unknown>)[key] === value);

export const setRelic = defineRepair(
  'relic',
  (game, { relic, place }) => {
    if (!game.book.byKind.relic?.[relic]) return 'That relic is not in this game.';
    const meant = findCard(game, relic);
    if (!meant) return 'That relic cannot be found now.';
    const to = parseDestination(game, meant.card, place);
    if (!to || 'planet' in to || 'system' in to || (to as { pile?: string }).pile === 'discard')
      return 'Enter where the relic goes: a player, the deck or “purged”.';
    if (same(to, meant.at)) return 'That card is already there.';
    return 'seat' in to ? seatProblem(game, to.seat) : undefined;
  },
  move('relic'),
);

/** Returns why a card cannot be in that place; undefined if it can. */
function destinationProblem(game: Game, card: CardId, to: CardLocation): string | undefined {
  const { then, deck } = explorationCardOf(game, card);
  if ('seat' in to)
    return seatProblem(game, to.seat) ?? (then === 'keep' ? undefined : 'Players cannot keep that card.');
  if ('system' in to) return then === 'lay' ? undefined : 'That card cannot be placed in a system.';
  if (!('planet' in to)) return undefined;
  if (then !== 'attach') return 'That card cannot be attached to a planet.';
  return traitsOf(game, to.planet).some((trait) => trait === deck)
    ? undefined
    : 'That planet does not have the trait of this card.';
}

export const setExploration = defineRepair(
  'exploration',
  (game, { card, place }) => {
    if (!findExplorationCard(game, card)) return 'That exploration card is not in this game.';
    const meant = findCard(game, card);
    if (!meant) return 'That card cannot be found now.';
    const to = parseDestination(game, meant.card, place);
    if (!to) return 'Enter where the card goes: a player, a planet, a system, the deck, the discard pile or “purged”.';
    return same(to, meant.at) ? 'That card is already there.' : destinationProblem(game, meant.card, to);
  },
  move('card'),
);

function move(field: 'card' | 'relic') {
  return (game: Game, given: Record<string, string>): void => {
    const meant = findCard(game, given[field]);
    const to = meant && parseDestination(game, meant.card, given.place);
    if (!meant || !to) return;
    removeCardFrom(game, meant.card, meant.at);
    placeCardAt(game, meant.card, to);
  };
}

// Cards that are exhausted and readied

/** Returns the seat's cards of this component that can be exhausted. */
export const exhaustibleCards = (game: Game, seat: SeatId, card: string): ReturnType<typeof usableHoldings> => {
  const component = Object.hasOwn(game.book.components, card) ? game.book.components[card] : undefined;
  return component ? usableHoldings(game, component, seat).filter((held) => canExhaust(game, held)) : [];
};

export const setRest = defineRepair(
  'card',
  (game, { seat, card, state }) => {
    const problem = seatProblem(game, seat);
    if (problem) return problem;
    if (state !== 'ready' && state !== 'exhausted') return 'Enter “ready” or “exhausted”.';
    const held = exhaustibleCards(game, seat, card);
    if (!held.length) return 'That player has no such card that can be exhausted.';
    return held.every((one) => isExhausted(game, one) === (state === 'exhausted'))
      ? `That card is already ${state}.`
      : undefined;
  },
  (game, { seat, card, state }) => {
    for (const held of exhaustibleCards(game, seat, card)) {
      if (isExhausted(game, held) !== (state === 'exhausted'))
        (state === 'exhausted' ? exhaust : readyComponent)(game, held);
    }
  },
);
