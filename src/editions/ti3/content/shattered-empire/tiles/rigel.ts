import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'rigel',
  name: 'Rigel I, Rigel II and Rigel III',
  planets: [
    { id: 'rigel-i', name: 'Rigel I', resources: 0, influence: 1, specialties: ['green'] },
    { id: 'rigel-ii', name: 'Rigel II', resources: 1, influence: 2, specialties: [] },
    { id: 'rigel-iii', name: 'Rigel III', resources: 1, influence: 1, specialties: ['blue'] },
  ],
  wormholes: [],
});
