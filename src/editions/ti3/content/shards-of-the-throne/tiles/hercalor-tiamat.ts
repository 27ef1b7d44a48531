import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'hercalor-tiamat',
  name: 'Hercalor and Tiamat',
  planets: [
    { id: 'hercalor', name: 'Hercalor', resources: 1, influence: 0, specialties: ['yellow'] },
    { id: 'tiamat', name: 'Tiamat', resources: 1, influence: 2, specialties: ['yellow'] },
  ],
  wormholes: [],
});
