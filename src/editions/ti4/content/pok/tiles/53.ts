import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '53',
  name: 'Arcturus',
  set: 'pok',
  back: 'green',
  home: 'nomad',
  planets: [{ id: 'arcturus', name: 'Arcturus', resources: 4, influence: 4 }],
});
