import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '74',
  name: 'Vega Major and Vega Minor',
  set: 'pok',
  back: 'blue',
  planets: [
    { id: 'vega-major', name: 'Vega Major', resources: 2, influence: 1, trait: 'cultural' },
    { id: 'vega-minor', name: 'Vega Minor', resources: 1, influence: 2, trait: 'cultural', specialty: 'propulsion' },
  ],
});
