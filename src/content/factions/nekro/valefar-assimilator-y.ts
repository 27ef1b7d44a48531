import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'valefar-assimilator-y',
  name: 'Valefar Assimilator Y',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  prerequisites: {  },
  faction: 'nekro',
});
