import { technology } from '../../rules/component.ts';

export default technology({
  id: 'assault-cannon',
  name: 'Assault Cannon',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'warfare',
  prerequisites: { warfare: 3 },
});
