import { agenda } from '../../rules/component.ts';

export default agenda({
  id: 'terraforming-initiative',
  name: 'Terraforming Initiative',
  set: 'base',
  text: 'Elect a planet: both its values, resources and influence, are 1 higher from now on.',
  type: 'law',
  elect: 'planet',
  goesTo: 'planet',
  modifiers: {
    resources: (_game, held, value, { planet }) => (planet === held.memory ? value + 1 : value),
    influence: (_game, held, value, { planet }) => (planet === held.memory ? value + 1 : value),
  },
});
