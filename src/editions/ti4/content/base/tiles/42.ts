import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '42',
  name: 'Nebula',
  set: 'base',
  back: 'red',
  planets: [],
  anomalies: ['nebula'],
});
