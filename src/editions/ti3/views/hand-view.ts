import { componentOf } from '#ti3/rules/components/card-ids.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOf, nameOfPlanet, nameOfSeat } from '#ti3/rules/names.ts';
import { cardOfCounter, nameOfCounter } from '#ti3/rules/exploration/domain-counters.ts';
import { secretObjectivesOf } from '#ti3/rules/objectives/secret-objectives.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { Color, SeatId } from '#ti3/rules/terms.ts';

interface HeldCard {
  name: string;
  text: string;
  /** Number of copies. */
  count: number;
}

/** Private view of a hand, for its owner only. */
export interface HandView {
  race: string;
  color: Color;
  actionCards: HeldCard[];
  /** Domain counters that the player has looked at and that are still face down in place. */
  counters: { planet: string; name: string; text: string }[];
  politicalCards: HeldCard[];
  secret: { name: string; text: string; points: number; fulfilled: boolean } | null;
  /** Secret objectives gained later. */
  furtherSecrets: NonNullable<HandView['secret']>[];
}

const countersSeen = (game: Game, seat: SeatId): HandView['counters'] =>
  Object.values(game.state.planets).flatMap(({ id, counter }) =>
    counter?.seenBy?.includes(seat)
      ? [
          {
            planet: nameOfPlanet(game, id),
            name: nameOfCounter(game, counter.id),
            text: cardOfCounter(game, counter.id)?.text ?? '',
          },
        ]
      : [],
  );

/** Builds the hidden cards of a seat for its owner. Throws for any other viewer. */
export function buildHandView(game: Game, seat: SeatId, viewer: SeatId | null): HandView {
  if (seat !== viewer) throw new Error(`Only ${seat} can see this hand.`);
  const place = seatOf(game, seat);
  const { color, actionCards, politicalCards = [] } = place;
  const { components, byKind } = game.book;
  const kinds = [...new Set(actionCards.map(componentOf))];
  const [secret = null, ...furtherSecrets] = secretObjectivesOf(place).flatMap((id) => {
    const card = byKind.objective[id];
    return card
      ? [{ name: card.name, text: card.text, points: card.points, fulfilled: card.fulfilled(game, seat) }]
      : [];
  });
  return {
    race: nameOfSeat(game, seat),
    color,
    actionCards: kinds.map((id) => ({
      name: nameOf(game, id),
      text: components[id]?.text ?? '',
      count: actionCards.filter((card) => componentOf(card) === id).length,
    })),
    counters: countersSeen(game, seat),
    politicalCards: politicalCards.map((id) => ({
      name: nameOf(game, id),
      text: components[id]?.text ?? '',
      count: 1,
    })),
    secret,
    furtherSecrets,
  };
}
