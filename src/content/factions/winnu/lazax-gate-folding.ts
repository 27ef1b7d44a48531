import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'lazax-gate-folding',
  name: 'Lazax Gate Folding',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'propulsion',
  prerequisites: { propulsion: 2 },
  faction: 'winnu',
});
