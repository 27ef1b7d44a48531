import { technology } from '../../rules/component.ts';

export default technology({
  id: 'hyper-metabolism',
  name: 'Hyper Metabolism',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'biotic',
  prerequisites: { biotic: 2 },
});
