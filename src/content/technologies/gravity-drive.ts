import { technology } from '../../rules/component.ts';

export default technology({
  id: 'gravity-drive',
  name: 'Gravity Drive',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'propulsion',
  prerequisites: { propulsion: 1 },
});
