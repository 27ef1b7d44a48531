import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '31',
  name: 'Lazar and Sakulag',
  set: 'base',
  back: 'blue',
  planets: [
    { id: 'lazar', name: 'Lazar', resources: 1, influence: 0, trait: 'industrial', specialty: 'cybernetic' },
    { id: 'sakulag', name: 'Sakulag', resources: 2, influence: 1, trait: 'hazardous' },
  ],
});
