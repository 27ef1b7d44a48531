import { politicalCard } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { discardActionCards } from '#ti3/rules/phases/action-cards.ts';
import { readyPlanetsOf, exhaustPlanets } from '#ti3/rules/planets/planets.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import { cards, valueIfElected, planetCount } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'public-execution';

export default politicalCard({
  id: ID,
  name: 'Public Execution',
  text: 'Elect a player: they discard all their action cards and exhaust all their planets. Their units get −1 on their rolls for the rest of the round.',
  elect: 'player',
  stake: valueIfElected((game, seat) => -2 - cards(game, seat) - planetCount(game, seat)),
  confidence: 'medium',
  modifiers: { 'roll-bonus': (_game, { holder }, bonus, { seat }) => (seat === holder ? bonus - 1 : bonus) },
  resolve: (game, seat) => {
    discardActionCards(game, seat, seatOf(game, seat).actionCards);
    exhaustPlanets(
      game,
      seat,
      readyPlanetsOf(game, seat).map(({ id }) => id),
    );
    addEffect(game, ID, seat, null, 'round');
  },
});
