import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'letnev',
  name: 'The Barony of Letnev',
  set: 'base',
  easy: true,
  abilities: ['munitions-reserves', 'armada'],
  commodities: 2,
  homeTile: '10',
  startingUnits: { dreadnought: 1, carrier: 1, destroyer: 1, fighter: 1, infantry: 3, 'space-dock': 1 },
  startingTechnologies: ['antimass-deflectors', 'plasma-scoring'],
  technologies: ['l4-disruptors', 'non-euclidean-shielding'],
  units: { flagship: 'arc-secundus' },
  promissoryNote: 'war-funding',
});
