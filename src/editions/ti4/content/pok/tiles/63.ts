import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '63',
  name: 'Vorhal',
  set: 'pok',
  back: 'blue',
  planets: [{ id: 'vorhal', name: 'Vorhal', resources: 0, influence: 2, trait: 'cultural', specialty: 'biotic' }],
});
