import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'bellatrix-tsion',
  name: 'Bellatrix and Tsion',
  planets: [
    { id: 'bellatrix', name: 'Bellatrix', resources: 0, influence: 1, specialties: ['red'] },
    { id: 'tsion', name: 'Tsion', resources: 2, influence: 2, specialties: [], station: { goods: 2 } },
  ],
  wormholes: [],
});
