import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '65',
  name: 'Primor',
  set: 'pok',
  back: 'blue',
  planets: [{ id: 'primor', name: 'Primor', resources: 2, influence: 1, trait: 'cultural', legendary: 'the-atrament' }],
});
