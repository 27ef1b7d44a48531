import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'nekro',
  name: 'The Nekro Virus',
  set: 'base',
  abilities: ['galactic-threat', 'technological-singularity', 'propagation'],
  commodities: 3,
  homeTile: '08',
  startingUnits: { dreadnought: 1, carrier: 1, cruiser: 1, fighter: 2, infantry: 2, 'space-dock': 1 },
  startingTechnologies: ['dacxive-animators', 'valefar-assimilator-x', 'valefar-assimilator-y'],
  technologies: ['valefar-assimilator-x', 'valefar-assimilator-y'],
  units: { flagship: 'the-alastor' },
  promissoryNote: 'antivirus',
});
