import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '72',
  name: 'Lisis and Velnor',
  set: 'pok',
  back: 'blue',
  planets: [
    { id: 'lisis', name: 'Lisis', resources: 2, influence: 2, trait: 'industrial' },
    { id: 'velnor', name: 'Velnor', resources: 2, influence: 1, trait: 'industrial', specialty: 'warfare' },
  ],
});
