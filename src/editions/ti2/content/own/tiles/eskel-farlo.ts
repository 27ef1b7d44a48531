import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'eskel-farlo',
  name: 'Eskel and Farlo',
  planets: [
    { id: 'eskel', name: 'Eskel', resources: 5, influence: 1, specialty: 'red' },
    { id: 'farlo', name: 'Farlo', resources: 2, influence: 3 },
  ],
  wormholes: [],
  sources: { values: 'own' },
});
