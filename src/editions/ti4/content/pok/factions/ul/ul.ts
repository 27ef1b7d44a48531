import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'ul',
  name: 'The Titans of Ul',
  set: 'pok',
  abilities: ['terragenesis', 'awaken', 'coalescence'],
  commodities: 2,
  homeTile: '55',
  startingUnits: { dreadnought: 1, cruiser: 2, fighter: 2, infantry: 3, 'space-dock': 1 },
  startingTechnologies: ['antimass-deflectors', 'scanlink-drone-network'],
  technologies: ['hel-titan-ii', 'saturn-engine-ii'],
  units: { flagship: 'ouranos', mech: 'hecatoncheires', cruiser: 'saturn-engine-i', pds: 'hel-titan-i' },
  promissoryNote: 'terraform',
});
