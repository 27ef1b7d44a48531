import { technology } from '../../rules/component.ts';

export default technology({
  id: 'light-wave-deflector',
  name: 'Light/Wave Deflector',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'propulsion',
  prerequisites: { propulsion: 3 },
});
