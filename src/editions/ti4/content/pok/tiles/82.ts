import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '82',
  name: 'Wormhole Nexus',
  set: 'pok',
  back: 'two-sided',
  planets: [
    {
      id: 'mallice',
      name: 'Mallice',
      resources: 0,
      influence: 3,
      trait: 'cultural',
      legendary: 'exterrix-headquarters',
    },
  ],
  wormholes: ['gamma'],
  faces: { open: { wormholes: ['alpha', 'beta', 'gamma'] } },
  opensTo: 'open',
  beside: true,
});
