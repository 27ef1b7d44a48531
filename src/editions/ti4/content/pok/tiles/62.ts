import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '62',
  name: 'Sem-Lore',
  set: 'pok',
  back: 'blue',
  planets: [
    { id: 'sem-lore', name: 'Sem-Lore', resources: 3, influence: 2, trait: 'cultural', specialty: 'cybernetic' },
  ],
});
