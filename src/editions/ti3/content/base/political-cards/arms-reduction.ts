import { call } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import type { Game } from '#ti3/rules/game.ts';
import { readyPlanetsOf, exhaustPlanets } from '#ti3/rules/planets/planets.ts';
import { allUnits } from '#ti3/rules/units/units.ts';
import { loseImposed, type ImposedLoss } from '#ti3/rules/politics/imposed-choices.ts';
import { remainingSeats, orderOfPlay } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { valueIfDecided, units } from '#ti3/rules/politics/outcome-values.ts';

const KEPT = { dreadnought: 2, cruiser: 4 } as const;

const excess = (game: Game, seat: SeatId): ImposedLoss[] =>
  (['dreadnought', 'cruiser'] as const).flatMap((type) => {
    const units = allUnits(game).flatMap((unit) => (unit.owner === seat && unit.type === type ? [unit.id] : []));
    return units.length > KEPT[type] ? [{ seat, units, count: units.length - KEPT[type] }] : [];
  });

export default politicalCard({
  id: 'arms-reduction',
  name: 'Arms Reduction',
  text: 'For: each player keeps up to 2 dreadnoughts and up to 4 cruisers, and destroys their other dreadnoughts and cruisers. Against: each player exhausts their planets with a red technology specialty.',
  elect: 'for-against',
  stake: valueIfDecided({
    for: (game, seat) =>
      -5 * Math.max(0, units('dreadnought')(game, seat) - 2) - 2 * Math.max(0, units('cruiser')(game, seat) - 4),
    against: -1,
  }),
  confidence: 'medium',
  resolve: (game, outcome) => {
    if (outcome === 'for')
      return call(loseImposed, { losses: orderOfPlay(game).flatMap((seat) => excess(game, seat)) }, 'finish');
    for (const seat of remainingSeats(game.state))
      exhaustPlanets(
        game,
        seat,
        readyPlanetsOf(game, seat).flatMap(({ id }) => (game.book.planets[id].specialties.includes('red') ? [id] : [])),
      );
  },
});
