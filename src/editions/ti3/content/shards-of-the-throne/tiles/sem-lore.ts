import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'sem-lore',
  name: 'Sem-Lore',
  planets: [{ id: 'sem-lore', name: 'Sem-Lore', resources: 3, influence: 2, specialties: ['yellow'] }],
  wormholes: [],
});
