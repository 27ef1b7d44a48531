import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '71',
  name: 'Bakal and Alio Prima',
  set: 'pok',
  back: 'blue',
  planets: [
    { id: 'bakal', name: 'Bakal', resources: 3, influence: 2, trait: 'industrial' },
    { id: 'alio-prima', name: 'Alio Prima', resources: 1, influence: 1, trait: 'cultural' },
  ],
});
