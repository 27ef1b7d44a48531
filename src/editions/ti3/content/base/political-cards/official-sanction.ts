import { politicalCard } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'official-sanction';

export default politicalCard({
  id: ID,
  name: 'Official Sanction',
  text: 'Elect a player: for the rest of the round, they can land only on planets they control.',
  elect: 'player',
  stake: valueIfElected(-5),
  confidence: 'medium',
  modifiers: {
    'landing-barred': (game, { holder }, why, { seat, planet }) =>
      seat === holder && game.state.planets[planet].owner !== seat
        ? 'You can land only on planets you control this round (Official Sanction).'
        : why,
  },
  resolve: (game, seat) => {
    addEffect(game, ID, seat, null, 'round');
  },
});
