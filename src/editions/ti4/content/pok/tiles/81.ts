import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '81',
  name: 'Supernova',
  set: 'pok',
  back: 'green',
  planets: [],
  anomalies: ['supernova'],
});
