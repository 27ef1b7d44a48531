import { agenda } from '#ti4/rules/components/component.ts';
import { hasTrait } from '#ti4/rules/planets/planets.ts';

export default agenda({
  id: 'senate-sanctuary',
  name: 'Senate Sanctuary',
  set: 'base',
  text: 'Elect a cultural planet: it has 2 more influence.',
  type: 'law',
  elect: 'planet',
  eligible: (game, planet) => hasTrait(game, planet, 'cultural'),
  goesTo: 'planet',
  modifiers: { influence: (_game, held, value, { planet }) => (planet === held.memory ? value + 2 : value) },
});
