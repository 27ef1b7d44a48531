import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'beta-gate',
  name: 'Beta Gate',
  planets: [],
  wormholes: ['beta'],
  sources: { values: 'own' },
});
