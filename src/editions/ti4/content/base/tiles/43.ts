import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '43',
  name: 'Supernova',
  set: 'base',
  back: 'red',
  planets: [],
  anomalies: ['supernova'],
});
