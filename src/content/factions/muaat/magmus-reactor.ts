import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'magmus-reactor',
  name: 'Magmus Reactor',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'warfare',
  prerequisites: { warfare: 2 },
  faction: 'muaat',
});
