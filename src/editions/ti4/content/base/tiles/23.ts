import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '23',
  name: 'Saudor',
  set: 'base',
  back: 'blue',
  planets: [{ id: 'saudor', name: 'Saudor', resources: 2, influence: 2, trait: 'industrial' }],
});
