import { ability } from '#ti3/rules/components/component.ts';
import { groundForcesOn } from '#ti3/rules/units/units.ts';

export default ability({
  id: 'trusted-garrisons',
  name: 'Trusted Garrisons',
  text: 'Local Unrest cannot target your planets that have ground forces.',
  confidence: 'high',
  modifiers: {
    'planet-spared': (game, { holder }, spared, { planet, by }) =>
      spared ||
      (by === 'local-unrest' &&
        game.state.planets[planet].owner === holder &&
        groundForcesOn(game, planet, holder).length > 0),
  },
});
