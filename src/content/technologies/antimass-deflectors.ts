import { technology } from '../../rules/component.ts';

export default technology({
  id: 'antimass-deflectors',
  name: 'Antimass Deflectors',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'propulsion',
  prerequisites: {  },
});
