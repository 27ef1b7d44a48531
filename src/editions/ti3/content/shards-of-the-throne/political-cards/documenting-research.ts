import { politicalCard, type Game } from '#ti3/rules/components/component.ts';
import { strategicAction } from '#ti3/rules/phases/strategic-action.ts';
import { exhaustPlanets, readyPlanetsOf } from '#ti3/rules/planets/planets.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import { remainingSeats } from '#ti3/rules/seats.ts';
import type { ComponentId, PlanetId, SeatId } from '#ti3/rules/terms.ts';

/**
 * Returns the technology that another player gained by the primary ability of the Technology card, while that card is
 * being resolved, or undefined.
 */
function documented(game: Game, reader: SeatId): ComponentId | undefined {
  const action = game.enclosingData(strategicAction);
  if (!action || action.seat === reader || game.book.byKind['strategy-card'][action.card]?.theme !== 'technology')
    return undefined;
  const { facts } = game;
  const since = facts.findLastIndex((fact) => fact.type === 'strategic-action' && fact.seat === action.seat);
  const gained = facts.slice(since + 1).find((fact) => fact.type === 'technology-gained' && fact.seat === action.seat);
  return gained?.type === 'technology-gained' ? gained.technology : undefined;
}

const learned = (game: Game, seat: SeatId): PlanetId[] =>
  readyPlanetsOf(game, seat).flatMap(({ id }) => (game.book.planets[id].specialties.length ? [id] : []));

export default politicalCard({
  id: 'documenting-research',
  name: 'Documenting Research',
  text: 'For: a player who follows Technology pays 0 resources if they gain the same technology that the active player gained with the primary ability. Against: exhaust all planets with a technology specialty.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: 1.5, against: (game, seat) => -learned(game, seat).length }),
  confidence: 'medium',
  modifiers: {
    // Outweighs everything that adds to the price.
    'technology-price': (game, _held, price, { seat, technology }) =>
      documented(game, seat) === technology ? -Infinity : price,
  },
  resolve: (game, outcome) => {
    if (outcome === 'against')
      for (const seat of remainingSeats(game.state)) exhaustPlanets(game, seat, learned(game, seat));
  },
});
