import { call } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { allWormholesIn } from '#ti3/rules/board/adjacency.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { nonFighterShips } from '#ti3/rules/units/fleet-supply.ts';
import { loseImposed, type ImposedLoss } from '#ti3/rules/politics/imposed-choices.ts';
import { orderOfPlay } from '#ti3/rules/seats.ts';

export default politicalCard({
  id: 'closing-the-wormholes',
  name: 'Closing the Wormholes',
  text: 'For: no ships can move through wormholes. Against: each player destroys 1 of their non-fighter ships in each system with a wormhole.',
  law: true,
  elect: 'for-against',
  confidence: 'medium',
  modifiers: {
    'wormhole-barred': (game, _held, why, { seat }) =>
      why === undefined && !modify(game, 'wormholes-unbarred', { seat }, false)
        ? 'Ships cannot move through wormholes (Closing the Wormholes).'
        : why,
  },
  resolve: (game, outcome) => {
    if (outcome === 'for') return;
    const losses = Object.keys(game.state.systems)
      .filter((system) => allWormholesIn(game, system).length)
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
