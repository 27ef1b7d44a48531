import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '20',
  name: 'Vefut II',
  set: 'base',
  back: 'blue',
  planets: [{ id: 'vefut-ii', name: 'Vefut II', resources: 2, influence: 2, trait: 'hazardous' }],
});
