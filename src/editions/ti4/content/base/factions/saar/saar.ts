import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'saar',
  name: 'The Clan of Saar',
  set: 'base',
  abilities: ['scavenge', 'nomadic'],
  commodities: 3,
  homeTile: '11',
  startingUnits: { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, 'space-dock': 1 },
  startingTechnologies: ['antimass-deflectors'],
  technologies: ['floating-factory-ii', 'chaos-mapping'],
  units: { flagship: 'son-of-ragh', 'space-dock': 'floating-factory-i' },
  promissoryNote: 'raghs-call',
});
