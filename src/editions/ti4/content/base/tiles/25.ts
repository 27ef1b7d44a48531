import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '25',
  name: 'Quann',
  set: 'base',
  back: 'blue',
  planets: [{ id: 'quann', name: 'Quann', resources: 2, influence: 1, trait: 'cultural' }],
  wormholes: ['beta'],
});
