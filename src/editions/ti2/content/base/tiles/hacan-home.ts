import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'hacan-home',
  name: 'Home of Hacan',
  planets: [
    { id: 'arretze', name: 'Arretze', resources: 2, influence: 0 },
    { id: 'hercant', name: 'Hercant', resources: 1, influence: 1 },
    { id: 'kamdorn', name: 'Kamdorn', resources: 0, influence: 1 },
  ],
  wormholes: [],
  sources: { values: 'third-edition' },
  home: 'hacan',
});
