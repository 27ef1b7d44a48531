import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'hegemonic-trade-policy',
  name: 'Hegemonic Trade Policy',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'cybernetic',
  prerequisites: { cybernetic: 2 },
  faction: 'winnu',
});
