import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'spatial-conduit-cylinders',
  name: 'Spatial Conduit Cylinders',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'propulsion',
  prerequisites: { propulsion: 2 },
  faction: 'jol-nar',
});
