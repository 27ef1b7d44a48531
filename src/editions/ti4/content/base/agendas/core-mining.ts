import { call } from '#engine';
import { agenda } from '#ti4/rules/components/component.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { hasTrait } from '#ti4/rules/planets/planets.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

export default agenda({
  id: 'core-mining',
  name: 'Core Mining',
  set: 'base',
  text: 'Elect a hazardous planet: destroy 1 infantry on it. The planet has 2 more resources.',
  type: 'law',
  elect: 'planet',
  eligible: (game, planet) => hasTrait(game, planet, 'hazardous'),
  goesTo: 'planet',
  modifiers: { resources: (_game, held, value, { planet }) => (planet === held.memory ? value + 2 : value) },
  resolve: (game, planet) => {
    const [infantry] = unitsAt(game, { planet, type: 'infantry' });
    return infantry ? call(destroyUnits, { units: [infantry.id], by: null }, 'finish') : undefined;
  },
});
