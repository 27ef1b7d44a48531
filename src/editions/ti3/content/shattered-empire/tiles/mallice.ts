import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'mallice',
  name: 'Wormhole Nexus',
  planets: [{ id: 'mallice', name: 'Mallice', resources: 0, influence: 3, specialties: [] }],
  wormholes: ['alpha', 'beta'],
  option: 'wormholeNexus',
  confidence: 'medium',
});
