import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'winnu',
  name: 'The Winnu',
  set: 'base',
  abilities: ['blood-ties', 'reclamation'],
  commodities: 3,
  homeTile: '07',
  startingUnits: { carrier: 1, cruiser: 1, fighter: 2, infantry: 2, pds: 1, 'space-dock': 1 },
  startingTechnologies: [],
  startingChoice: {
    count: 1,
    of: [
      'ai-development-algorithm',
      'antimass-deflectors',
      'dark-energy-tap',
      'neural-motivator',
      'plasma-scoring',
      'psychoarchaeology',
      'sarween-tools',
      'scanlink-drone-network',
    ],
  },
  technologies: ['lazax-gate-folding', 'hegemonic-trade-policy'],
  units: { flagship: 'salai-sai-corian' },
  promissoryNote: 'acquiescence',
});
