import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'asteroid-field-1',
  name: 'Asteroid Field',
  planets: [],
  wormholes: [],
  special: 'asteroid-field',
  sources: { values: 'own' },
});
