import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'vega-major-vega-minor',
  name: 'Vega Major and Vega Minor',
  planets: [
    { id: 'vega-major', name: 'Vega Major', resources: 2, influence: 1, specialties: [] },
    { id: 'vega-minor', name: 'Vega Minor', resources: 1, influence: 2, specialties: ['blue'] },
  ],
  wormholes: [],
});
