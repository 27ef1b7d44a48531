import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'mentak',
  name: 'The Mentak Coalition',
  set: 'base',
  abilities: ['ambush', 'pillage'],
  commodities: 2,
  homeTile: '02',
  startingUnits: { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['plasma-scoring', 'sarween-tools'],
  technologies: ['mirror-computing', 'salvage-operations'],
  units: { flagship: 'fourth-moon' },
  promissoryNote: 'promise-of-protection',
});
