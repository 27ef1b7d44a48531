import { technology } from '../../rules/component.ts';

export default technology({
  id: 'dacxive-animators',
  name: 'Dacxive Animators',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'biotic',
  prerequisites: { biotic: 1 },
});
