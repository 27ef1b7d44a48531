import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'valefar-assimilator-x',
  name: 'Valefar Assimilator X',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  prerequisites: {  },
  faction: 'nekro',
});
