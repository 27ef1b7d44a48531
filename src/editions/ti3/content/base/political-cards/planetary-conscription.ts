import { politicalCard, on } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { placeFreeUnits } from '#ti3/rules/politics/imposed-choices.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'planetary-conscription';

const SHUT = 'shut';

export default politicalCard({
  id: ID,
  name: 'Planetary Conscription',
  text: 'For: a player who gains control of a neutral planet places 1 free ground force there. Against: players cannot land on neutral planets for the rest of the round.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: 0.5, against: -1 }),
  confidence: 'medium',
  reactions: [
    on('after', 'planet-taken', {
      mandatory: true,
      isUsable: (_game, { holder }, { seat, from }) => seat === holder && from === null,
      effect: (game, { holder }, { planet }) => placeFreeUnits(game, holder, 'ground-force', planet, 1),
    }),
  ],
  modifiers: {
    'landing-barred': (game, { memory }, why, { planet }) =>
      memory === SHUT && game.state.planets[planet].owner === null
        ? 'No player can land on a neutral planet this round (Planetary Conscription).'
        : why,
  },
  resolve: (game, outcome) => {
    if (outcome === 'against') addEffect(game, ID, '', SHUT, 'round');
  },
});
