import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'gravity-rift',
  name: 'Gravity rift',
  planets: [],
  wormholes: [],
  special: 'gravity-rift',
  lacks: 'the effect of gravity rifts on ships is unknown, so this system is empty space',
});
