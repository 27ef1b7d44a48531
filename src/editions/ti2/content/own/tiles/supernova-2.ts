import { tile } from '../../../rules/components/component.ts';

export default tile({
  id: 'supernova-2',
  name: 'Supernova',
  planets: [],
  wormholes: [],
  special: 'supernova',
  sources: { values: 'own' },
});
