import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '80',
  name: 'Supernova',
  set: 'pok',
  back: 'red',
  planets: [],
  anomalies: ['supernova'],
});
