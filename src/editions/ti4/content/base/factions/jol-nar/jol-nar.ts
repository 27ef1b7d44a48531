import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'jol-nar',
  name: 'The Universities of Jol-Nar',
  set: 'base',
  abilities: ['fragile', 'brilliant', 'analytical'],
  commodities: 4,
  homeTile: '12',
  startingUnits: { dreadnought: 1, carrier: 2, fighter: 1, infantry: 2, 'space-dock': 1, pds: 2 },
  startingTechnologies: ['antimass-deflectors', 'sarween-tools', 'neural-motivator', 'plasma-scoring'],
  technologies: ['e-res-siphons', 'spatial-conduit-cylinders'],
  units: { flagship: 'jns-hylarim' },
  promissoryNote: 'research-agreement',
});
