import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '73',
  name: 'Cealdri and Xanhact',
  set: 'pok',
  back: 'blue',
  planets: [
    { id: 'cealdri', name: 'Cealdri', resources: 0, influence: 2, trait: 'cultural', specialty: 'cybernetic' },
    { id: 'xanhact', name: 'Xanhact', resources: 0, influence: 1, trait: 'hazardous' },
  ],
});
