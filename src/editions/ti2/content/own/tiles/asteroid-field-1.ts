import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'asteroid-field-1',
  name: 'Asteroid field',
  planets: [],
  wormholes: [],
  special: 'asteroid-field',
  sources: { values: 'own' },
});
