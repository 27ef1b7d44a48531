import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '81',
  name: 'supernova',
  set: 'pok',
  back: 'green',
  planets: [],
  anomalies: ['supernova'],
});
