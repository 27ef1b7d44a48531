import { frameDataOf } from '#engine';
import { nameOf } from '#kit/board/names.ts';
import { cardsShownBy, commonCards, type CardPile } from '#kit/cards/card-piles.ts';
import { capitalize } from '#text/sentences.ts';
import { componentOf } from '#ti4/rules/components/component.ts';
import { cardsBeingExplored, explore } from '#ti4/rules/exploration/exploration.ts';
import type { Game } from '#ti4/rules/game.ts';
import { areSecretsOpen } from '#ti4/rules/objectives/objectives.ts';
import { AGENDA } from '#ti4/rules/politics/outcomes.ts';
import { singleVoterAgendas } from '#ti4/rules/politics/single-voter-agendas.ts';
import { cardsOfDeck } from '#ti4/rules/setup/deck-cards.ts';
import type { CardId, SeatId } from '#ti4/rules/state.ts';

/** Returns all cards that every player sees or has seen leave the game, from public parts of the state only. */
function openCards(game: Game): Set<CardId> {
  const { decks, seats, objectives, laws, purged = [], planets, systems, stack } = game.state;
  return new Set([
    ...Object.values(decks).flatMap(({ discard }) => discard),
    ...Object.values(seats).flatMap(({ id, scoredSecrets, secretObjectives, fragments = [], relics = {} }) => [
      ...scoredSecrets,
      ...(areSecretsOpen(game, id) ? secretObjectives : []),
      ...fragments,
      ...Object.keys(relics),
    ]),
    ...objectives.map(({ id }) => id),
    ...Object.keys(laws),
    ...purged,
    ...[...Object.values(planets), ...Object.values(systems)].flatMap(({ markers = [] }) =>
      markers.map(({ id }) => id),
    ),
    // The agenda hidden beneath another one and drawn ones that are still to be revealed are not open.
    ...cardsShownBy(stack, {
      [AGENDA.name]: (frame) => [frameDataOf(frame, AGENDA)?.agenda],
      [singleVoterAgendas.name]: (frame) =>
        frameDataOf(frame, singleVoterAgendas)?.waiting.map(({ agenda }) => agenda) ?? [],
      [explore.name]: cardsBeingExplored,
    }),
  ]);
}

/** Lists the decks with what all players can know of them. `viewer`: seat whose own hand is noted; null for none. */
export function listCardPiles(game: Game, viewer: SeatId | null): CardPile[] {
  const { decks, seats } = game.state;
  const open = openCards(game);
  const own = viewer === null ? undefined : seats[viewer];
  const hand = own ? [...own.actionCards, ...own.secretObjectives] : [];
  const named = (cards: readonly CardId[]): string[] => cards.map((card) => nameOf(game, componentOf(card)));
  return Object.values(game.book.decks).flatMap((deck) => {
    const pile = decks[deck.id];
    if (!pile) return [];
    const unseen = cardsOfDeck(deck, game.book.byKind).filter((card) => !open.has(card));
    return [
      {
        key: deck.id,
        name: capitalize(deck.name),
        unseen: named(unseen).toSorted(),
        where: `${pile.draw.length} in the deck`,
        known: named(commonCards(unseen, hand)).toSorted(),
        discarded: named(pile.discard).toReversed(),
      },
    ];
  });
}
