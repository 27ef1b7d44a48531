import { token } from '#ti4/rules/components/component.ts';

export default token({
  id: 'beta-wormhole',
  name: 'Beta wormhole token',
  copies: 1,
  returned: true,
  wormholes: ['beta'],
});
