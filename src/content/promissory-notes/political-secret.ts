import { promissoryNote } from '../../rules/component.ts';

export default promissoryNote({
  id: 'political-secret',
  name: 'Political Secret',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
});
