import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'chaos-mapping',
  name: 'Chaos Mapping',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'propulsion',
  prerequisites: { propulsion: 1 },
  faction: 'saar',
});
