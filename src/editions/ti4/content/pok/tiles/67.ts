import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '67',
  name: 'Cormund',
  set: 'pok',
  back: 'red',
  planets: [{ id: 'cormund', name: 'Cormund', resources: 2, influence: 0, trait: 'hazardous' }],
  anomalies: ['gravity-rift'],
});
