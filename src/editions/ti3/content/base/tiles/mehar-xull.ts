import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'mehar-xull',
  name: 'Mehar Xull',
  planets: [{ id: 'mehar-xull', name: 'Mehar Xull', resources: 1, influence: 3, specialties: ['blue'] }],
  wormholes: [],
});
