import { call } from '#engine';
import { wormholesIn } from '#ti4/rules/board/adjacency.ts';
import { agenda } from '#ti4/rules/components/component.ts';
import { placeTokens } from '#ti4/rules/tokens/token-placement.ts';
import { seatsFrom } from '#ti4/rules/seats.ts';
import { shipsIn } from '#ti4/rules/units/units.ts';
import { areWormholesJoined } from '#ti4/content/shared/modifiers/joined-wormholes.ts';

export default agenda({
  id: 'wormhole-reconstruction',
  name: 'Wormhole Reconstruction',
  set: 'base',
  text: 'For: all systems with alpha or beta wormholes are adjacent to each other. Against: each player places a command token from reinforcements in each wormhole system where they have ships.',
  type: 'law',
  elect: 'for-against',
  advice: { outcomes: { for: { moves: 0.2 } } },
  modifiers: {
    adjacent: (game, _held, near, { a, b, seat }) => near || areWormholesJoined(game, a, b, seat),
  },
  resolve: (game, outcome) => {
    if (outcome === 'for') return undefined;
    const systems = Object.keys(game.state.systems).filter((system) => wormholesIn(game, system).length > 0);
    const todo = seatsFrom(game.state, game.state.speaker).flatMap((seat) =>
      systems.filter((system) => shipsIn(game, system, seat).length > 0).map((system) => ({ seat, system })),
    );
    return call(placeTokens, { todo }, 'finish');
  },
});
