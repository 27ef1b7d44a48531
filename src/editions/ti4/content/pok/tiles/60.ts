import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '60',
  name: 'Perimeter',
  set: 'pok',
  back: 'blue',
  planets: [{ id: 'perimeter', name: 'Perimeter', resources: 2, influence: 1, trait: 'industrial' }],
});
