import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'gravity-rift',
  name: 'Gravity rift',
  planets: [],
  wormholes: [],
  special: 'gravity-rift',
  lacks: 'what a gravity rift does to ships was not found: here it is open space',
});
