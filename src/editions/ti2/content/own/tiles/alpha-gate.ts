import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'alpha-gate',
  name: 'Alpha Gate',
  planets: [],
  wormholes: ['alpha'],
  sources: { values: 'own' },
});
