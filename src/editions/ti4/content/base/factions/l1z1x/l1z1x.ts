import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'l1z1x',
  name: 'The L1Z1X Mindnet',
  set: 'base',
  abilities: ['assimilate', 'harrow'],
  commodities: 2,
  homeTile: '06',
  startingUnits: { dreadnought: 1, carrier: 1, fighter: 3, infantry: 5, 'space-dock': 1, pds: 1 },
  startingTechnologies: ['plasma-scoring', 'neural-motivator'],
  technologies: ['inheritance-systems', 'super-dreadnought-ii'],
  units: { dreadnought: 'super-dreadnought-i', flagship: '001' },
  promissoryNote: 'cybernetic-enhancements',
});
