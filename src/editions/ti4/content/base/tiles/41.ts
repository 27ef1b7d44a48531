import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '41',
  name: 'Gravity rift',
  set: 'base',
  back: 'red',
  planets: [],
  anomalies: ['gravity-rift'],
});
