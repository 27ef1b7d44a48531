import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'xxcha-home',
  name: 'Home of the Xxcha Kingdom',
  planets: [
    { id: 'archon-ren', name: 'Archon Ren', resources: 2, influence: 3, specialties: [] },
    { id: 'archon-tau', name: 'Archon Tau', resources: 1, influence: 1, specialties: [] },
  ],
  wormholes: [],
  home: 'xxcha',
});
