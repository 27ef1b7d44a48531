import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '34',
  name: 'Centauri and Gral',
  set: 'base',
  back: 'blue',
  planets: [
    { id: 'centauri', name: 'Centauri', resources: 1, influence: 3, trait: 'cultural' },
    { id: 'gral', name: 'Gral', resources: 1, influence: 1, trait: 'industrial', specialty: 'propulsion' },
  ],
});
