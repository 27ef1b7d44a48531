import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '68',
  name: 'Everra',
  set: 'pok',
  back: 'red',
  planets: [{ id: 'everra', name: 'Everra', resources: 3, influence: 1, trait: 'cultural' }],
  anomalies: ['nebula'],
});
