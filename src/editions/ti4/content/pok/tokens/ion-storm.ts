import { token } from '#ti4/rules/components/component.ts';

export default token({
  id: 'ion-storm',
  name: 'Ion storm',
  copies: 1,
  turnsWhenUsed: true,
  faces: { alpha: { wormholes: ['alpha'] }, beta: { wormholes: ['beta'] } },
});
