import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'l1z1x-home',
  name: 'Home of the L1z1x Mindnet',
  planets: [{ id: '0-0-0', name: '[0.0.0]', resources: 5, influence: 0, specialties: [] }],
  wormholes: [],
  home: 'l1z1x',
});
