import { politicalCard } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import type { Game } from '#ti3/rules/game.ts';
import { resourcesOf } from '#ti3/rules/planets/planets.ts';
import { producingDocksIn } from '#ti3/rules/units/capacity.ts';
import type { SeatId, PlanetId } from '#ti3/rules/terms.ts';
import { valueIfDecided, influenceOverResources } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'labor-force-politics';

/**
 * Returns the planet of the only space dock that builds in a system: among several, the one on the planet with the most
 * resources.
 */
const bestDock = (game: Game, seat: SeatId, planet: PlanetId): PlanetId | undefined =>
  producingDocksIn(game, seat, game.state.planets[planet].system).reduce<PlanetId | undefined>(
    (best, one) => (best === undefined || resourcesOf(game, one) > resourcesOf(game, best) ? one : best),
    undefined,
  );

export default politicalCard({
  id: ID,
  name: 'Labor Force Politics',
  text: 'For: the resource and influence values of each planet are swapped. Against: for the rest of the round, each player can produce units at only 1 space dock.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: influenceOverResources, against: -1 }),
  confidence: 'medium',
  modifiers: {
    'values-swapped': (_game, { memory }, swapped) => (memory === null ? !swapped : swapped),
    'production-cap': (game, { memory }, cap, { seat, planet }) => {
      if (typeof memory !== 'number') return cap;
      const built = game.state.facts
        .slice(memory)
        .some(
          (fact) => fact.type === 'units-produced' && fact.seat === seat && !fact.units['space-dock'] && fact.cost > 0,
        );
      return built || (planet !== undefined && bestDock(game, seat, planet) !== planet) ? 0 : cap;
    },
  },
  resolve: (game, outcome) => {
    if (outcome === 'against') addEffect(game, ID, '', game.state.facts.length, 'round');
  },
});
