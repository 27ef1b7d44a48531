import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'vefut-ii',
  name: 'Vefut II',
  planets: [{ id: 'vefut-ii', name: 'Vefut II', resources: 2, influence: 0, specialties: ['red'] }],
  wormholes: [],
});
