import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'wormhole-generator',
  name: 'Wormhole Generator',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'propulsion',
  prerequisites: { propulsion: 2 },
  faction: 'creuss',
});
