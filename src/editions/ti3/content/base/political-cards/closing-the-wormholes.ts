import { call } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { wormholesIn } from '#ti3/rules/board/adjacency.ts';
import { nonFighterShips } from '#ti3/rules/units/fleet-supply.ts';
import { loseImposed, type ImposedLoss } from '#ti3/rules/politics/imposed-choices.ts';
import { orderOfPlay } from '#ti3/rules/seats.ts';

export default politicalCard({
  id: 'closing-the-wormholes',
  name: 'Closing the Wormholes',
  text: 'For: wormholes connect no systems. Against: each player destroys 1 of their non-fighter ships in each system with a wormhole.',
  law: true,
  elect: 'for-against',
  confidence: 'medium',
  modifiers: { 'wormholes-closed': () => true },
  resolve: (game, outcome) => {
    if (outcome === 'for') return;
    const losses = Object.keys(game.state.systems)
      .filter((system) => wormholesIn(game, system).length)
      .flatMap((system) =>
        orderOfPlay(game).map((seat): ImposedLoss => ({
          seat,
          units: nonFighterShips(game, seat, system).map(({ id }) => id),
          count: 1,
        })),
      )
      .filter(({ units }) => units.length);
    return call(loseImposed, { losses }, 'finish');
  },
});
