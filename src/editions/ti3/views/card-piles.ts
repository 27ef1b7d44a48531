import { procedureNamed, frameDataOf } from '#engine';
import { cardsShownBy, commonCards, withoutCards, type CardPile } from '#kit/cards/card-piles.ts';
import { componentOf } from '#ti3/rules/components/card-ids.ts';
import type { Objective } from '#ti3/rules/components/component.ts';
import { COUNTER_PILE, cardOfCounter, counterIdOf, nameOfCounter } from '#ti3/rules/exploration/domain-counters.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOf } from '#ti3/rules/names.ts';
import { secretObjectivesOf } from '#ti3/rules/objectives/secret-objectives.ts';
import { voteOn } from '#ti3/rules/politics/voting.ts';
import { allCounterIds } from '#ti3/rules/setup/distant-suns.ts';
import { actionCardsOf, politicalCardsOf } from '#ti3/rules/setup/deck-cards.ts';
import type { PlanetCounter, Seat } from '#ti3/rules/state.ts';
import type { CardId, ComponentId, CounterId, SeatId } from '#ti3/rules/terms.ts';

/** Procedure that lays action cards open for all players. */
const OPEN_DRAFT = procedureNamed<{ open?: CardId[] }>('core-stability');

/** Data from which a pile is listed. Without `deck`, the cards that are not dealt stay in the box. */
interface PileData {
  key: string;
  name: string;
  cards: readonly string[];
  /** Cards that all players see or have seen leave the game, without those of the discard pile. */
  open: readonly string[];
  /** Cards that the viewer has in hand or has looked at. */
  known: readonly string[];
  deck?: string;
  where?: string;
  /** Discarded cards; by default those of the deck. */
  discard?: readonly string[];
  nameOf?: (card: string) => string;
}

function pileOf(game: Game, data: PileData): CardPile {
  const {
    key,
    name,
    cards,
    open,
    known,
    deck,
    where,
    nameOf: called = (card) => nameOf(game, componentOf(card)),
  } = data;
  const pile = deck === undefined ? undefined : game.state.decks[deck];
  const discard = data.discard ?? pile?.discard ?? [];
  const unseen = withoutCards(cards, [...discard, ...open]);
  return {
    key,
    name,
    unseen: unseen.map(called).toSorted(),
    ...(pile ? { where: `${pile.draw.length} in the deck` } : where !== undefined && { where }),
    known: commonCards(unseen, known).map(called).toSorted(),
    discarded: discard.map(called).toReversed(),
  };
}

/** Returns cards that running procedures show and that are in no public place. */
const shownOnce = (cards: readonly string[], ...places: readonly (readonly string[])[]): string[] => [
  ...new Set(cards.filter((card) => places.every((place) => !place.includes(card)))),
];

function cardDecks(game: Game, own: Seat | undefined): CardPile[] {
  const { decks, laws, stack } = game.state;
  const { byKind } = game.book;
  const lawCards = Object.keys(laws);
  const voted = cardsShownBy(stack, { [voteOn.name]: (frame) => [frameDataOf(frame, voteOn)?.card] });
  return [
    {
      key: 'action',
      name: 'Action cards',
      cards: actionCardsOf(byKind['action-card']),
      open: cardsShownBy(stack, { [OPEN_DRAFT.name]: (frame) => frameDataOf(frame, OPEN_DRAFT)?.open ?? [] }),
      known: own?.actionCards ?? [],
      deck: 'action',
    },
    {
      key: 'political',
      name: 'Political cards',
      cards: politicalCardsOf(byKind['political-card']),
      open: [...lawCards, ...shownOnce(voted, lawCards, decks.political.discard)],
      known: own?.politicalCards ?? [],
      deck: 'political',
    },
  ].map((data) => pileOf(game, data));
}

function objectiveDecks(game: Game, own: Seat | undefined): CardPile[] {
  const { objectives, seats, options, ending } = game.state;
  const all = Object.values(game.book.byKind.objective).filter(({ lacks }) => lacks === undefined);
  const of = (...stages: Objective['stage'][]): ComponentId[] =>
    all.flatMap(({ id, stage }) => (stages.includes(stage) ? [id] : []));
  const claimed = Object.values(seats).flatMap((seat) => seat.claimed);
  const known = own ? secretObjectivesOf(own) : [];
  return [
    {
      key: 'objective',
      name: 'Public objectives',
      cards: of(1, 2, 'end'),
      open: [...objectives.map(({ id }) => id), ...(ending === 'imperium-rex' ? of('end') : [])],
      known: [],
      deck: 'objective',
    },
    ...(options.preliminaryObjectives
      ? [
          {
            key: 'preliminary',
            name: 'Preliminary objectives',
            cards: of('preliminary'),
            open: [...new Set(claimed)],
            known,
          },
        ]
      : []),
    { key: 'secret', name: 'Secret objectives', cards: of('secret'), open: [...new Set(claimed)], known },
  ].map((data) => pileOf(game, data));
}

/** Lists the face-down counters on planets and in empty systems, for each of the two options that is played. */
function counterPiles(game: Game, viewer: SeatId | null): CardPile[] {
  const { decks, planets, systems, seats, options } = game.state;
  const isFrontier = (id: CounterId): boolean => cardOfCounter(game, id)?.frontier === true;
  const all = allCounterIds(Object.values(game.book.byKind['domain-counter']).filter(({ lacks }) => !lacks));
  const lying = [
    ...Object.values(planets).flatMap(({ counter }) => counter ?? []),
    ...Object.values(systems).flatMap(({ frontier }) => frontier ?? []),
  ];
  const ids = (counters: readonly PlanetCounter[]): CounterId[] => counters.map(({ id }) => id);
  const faceDown = lying.filter(({ seenBy }) => seenBy !== undefined);
  const open = [
    ...ids(lying.filter(({ seenBy }) => seenBy === undefined)),
    ...Object.values(systems).flatMap(({ found = [] }) => found.map((component) => counterIdOf(component, 0))),
    ...Object.values(seats).flatMap(({ kept = {} }) =>
      Object.values(kept).map(({ component }) => counterIdOf(component, 0)),
    ),
  ];
  const known = ids(faceDown.filter(({ seenBy = [] }) => viewer !== null && seenBy.includes(viewer)));
  const pile = (key: string, name: string, place: string, far: boolean): CardPile => {
    const kind = (cards: readonly CounterId[]): CounterId[] => cards.filter((id) => isFrontier(id) === far);
    return pileOf(game, {
      key,
      name,
      cards: kind(all),
      open: kind(open),
      known: kind(known),
      where: `${kind(ids(faceDown)).length} face down ${place}`,
      discard: kind(decks[COUNTER_PILE]?.discard ?? []),
      nameOf: (id) => nameOfCounter(game, id),
    });
  };
  return [
    ...(options.played?.includes('distantSuns') ? [pile('domain', 'Domain counters', 'on planets', false)] : []),
    ...(options.finalFrontier ? [pile('frontier', 'Frontier counters', 'in systems', true)] : []),
  ];
}

/** Lists the decks with what all players can know of them. `viewer`: seat whose own hand is noted; null for none. */
export function listCardPiles(game: Game, viewer: SeatId | null): CardPile[] {
  const own = viewer === null ? undefined : game.state.seats[viewer];
  return [...cardDecks(game, own), ...objectiveDecks(game, own), ...counterPiles(game, viewer)];
}
