import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'hacan',
  name: 'The Emirates of Hacan',
  set: 'base',
  easy: true,
  abilities: ['masters-of-trade', 'guild-ships', 'arbiters'],
  commodities: 6,
  homeTile: '16',
  startingUnits: { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, 'space-dock': 1 },
  startingTechnologies: ['sarween-tools', 'antimass-deflectors'],
  technologies: ['quantum-datahub-node', 'production-biomes'],
  units: { flagship: 'wrath-of-kenara' },
  promissoryNote: 'trade-convoys',
});
