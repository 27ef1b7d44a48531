import { agenda } from '../../rules/component.ts';

export default agenda({
  id: 'senate-sanctuary',
  name: 'Senate Sanctuary',
  set: 'base',
  text: 'Elect a planet: its influence value is 2 higher from now on.',
  type: 'law',
  elect: 'planet',
  goesTo: 'planet',
  modifiers: { influence: (_game, held, value, { planet }) => (planet === held.memory ? value + 2 : value) },
});
