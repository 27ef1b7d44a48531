import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'nekro-home',
  name: 'Home of the Nekro Virus',
  planets: [{ id: 'mordai-ii', name: 'Mordai II', resources: 4, influence: 0, specialties: [] }],
  wormholes: [],
  home: 'nekro',
});
