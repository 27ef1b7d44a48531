import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '79',
  name: 'Asteroid field',
  set: 'pok',
  back: 'red',
  planets: [],
  wormholes: ['alpha'],
  anomalies: ['asteroid-field'],
});
