import { technology } from '../../rules/component.ts';

export default technology({
  id: 'duranium-armor',
  name: 'Duranium Armor',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'warfare',
  prerequisites: { warfare: 2 },
});
