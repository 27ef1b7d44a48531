import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'creuss-home',
  name: 'Home of the Ghosts of Creuss',
  planets: [{ id: 'creuss', name: 'Creuss', resources: 4, influence: 2, specialties: [] }],
  wormholes: ['delta'],
  home: 'creuss',
  gate: 'creuss-gate',
});
