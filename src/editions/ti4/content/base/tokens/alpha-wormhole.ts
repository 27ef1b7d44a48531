import { token } from '#ti4/rules/components/component.ts';

export default token({
  id: 'alpha-wormhole',
  name: 'Alpha wormhole token',
  copies: 1,
  returned: true,
  wormholes: ['alpha'],
});
