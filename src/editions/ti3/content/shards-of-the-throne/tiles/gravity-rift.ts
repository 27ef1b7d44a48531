import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'gravity-rift',
  name: 'Gravity rift',
  planets: [],
  wormholes: [],
  special: 'gravity-rift',
  lacks: 'I do not know how gravity rifts affect ships, so this system is empty space',
});
