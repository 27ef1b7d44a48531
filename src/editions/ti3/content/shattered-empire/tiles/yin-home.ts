import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'yin-home',
  name: 'Home of the Yin Brotherhood',
  planets: [{ id: 'darien', name: 'Darien', resources: 2, influence: 4, specialties: [] }],
  wormholes: [],
  home: 'yin',
});
