import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'coorneeq-resculon',
  name: 'Coorneeq and Resculon',
  planets: [
    { id: 'coorneeq', name: 'Coorneeq', resources: 1, influence: 2, specialties: ['red'] },
    { id: 'resculon', name: 'Resculon', resources: 2, influence: 0, specialties: [] },
  ],
  wormholes: [],
});
