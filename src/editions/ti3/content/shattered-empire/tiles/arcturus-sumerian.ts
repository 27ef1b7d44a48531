import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'arcturus-sumerian',
  name: 'Arcturus and Sumerian',
  planets: [
    { id: 'arcturus', name: 'Arcturus', resources: 1, influence: 1, specialties: [] },
    { id: 'sumerian', name: 'Sumerian', resources: 2, influence: 2, specialties: [], station: { goods: 2 } },
  ],
  wormholes: [],
});
