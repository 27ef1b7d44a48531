import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '57',
  name: 'Naazir and Rokha',
  set: 'pok',
  back: 'green',
  home: 'naaz-rokha',
  planets: [
    { id: 'naazir', name: 'Naazir', resources: 2, influence: 1 },
    { id: 'rokha', name: 'Rokha', resources: 1, influence: 2 },
  ],
});
