import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'shards-asteroid-field',
  name: 'Asteroid field',
  planets: [],
  wormholes: [],
  special: 'asteroid-field',
});
