import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'asteroid-field',
  name: 'Asteroid field',
  planets: [],
  wormholes: [],
  special: 'asteroid-field',
  copies: 3,
});
