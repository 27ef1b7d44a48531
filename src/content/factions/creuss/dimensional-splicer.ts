import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'dimensional-splicer',
  name: 'Dimensional Splicer',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'warfare',
  prerequisites: { warfare: 1 },
  faction: 'creuss',
});
