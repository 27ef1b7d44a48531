import { technology } from '../../rules/component.ts';

export default technology({
  id: 'fleet-logistics',
  name: 'Fleet Logistics',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'propulsion',
  prerequisites: { propulsion: 2 },
});
