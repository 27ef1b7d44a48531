import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '64',
  name: 'Atlas',
  set: 'pok',
  back: 'blue',
  planets: [{ id: 'atlas', name: 'Atlas', resources: 3, influence: 1, trait: 'hazardous' }],
  wormholes: ['beta'],
});
