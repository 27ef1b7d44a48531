import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '55',
  name: 'Elysium',
  set: 'pok',
  back: 'green',
  home: 'ul',
  planets: [{ id: 'elysium', name: 'Elysium', resources: 4, influence: 1 }],
});
