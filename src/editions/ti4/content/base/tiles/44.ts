import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '44',
  name: 'Asteroid field',
  set: 'base',
  back: 'red',
  planets: [],
  anomalies: ['asteroid-field'],
});
