import { technology } from '../../rules/component.ts';

export default technology({
  id: 'plasma-scoring',
  name: 'Plasma Scoring',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'warfare',
  prerequisites: {  },
});
