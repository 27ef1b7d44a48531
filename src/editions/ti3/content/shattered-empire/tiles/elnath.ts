import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'elnath',
  name: "El'Nath",
  planets: [{ id: 'elnath', name: "El'Nath", resources: 2, influence: 0, specialties: ['blue'] }],
  wormholes: [],
});
