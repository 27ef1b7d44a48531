import { agenda } from '#ti4/rules/components/component.ts';
import { hasTrait } from '#ti4/rules/planets/planets.ts';

export default agenda({
  id: 'terraforming-initiative',
  name: 'Terraforming Initiative',
  set: 'base',
  text: 'Elect a hazardous planet: it has 1 more resource and 1 more influence.',
  type: 'law',
  elect: 'planet',
  eligible: (game, planet) => hasTrait(game, planet, 'hazardous'),
  goesTo: 'planet',
  modifiers: {
    resources: (_game, held, value, { planet }) => (planet === held.memory ? value + 1 : value),
    influence: (_game, held, value, { planet }) => (planet === held.memory ? value + 1 : value),
  },
});
