import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '69',
  name: 'Accoen and Jeol Ir',
  set: 'pok',
  back: 'blue',
  planets: [
    { id: 'accoen', name: 'Accoen', resources: 2, influence: 3, trait: 'industrial' },
    { id: 'jeol-ir', name: 'Jeol Ir', resources: 2, influence: 3, trait: 'industrial' },
  ],
});
