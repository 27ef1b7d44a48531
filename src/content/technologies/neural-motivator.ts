import { technology } from '../../rules/component.ts';

export default technology({
  id: 'neural-motivator',
  name: 'Neural Motivator',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'biotic',
  prerequisites: {  },
});
