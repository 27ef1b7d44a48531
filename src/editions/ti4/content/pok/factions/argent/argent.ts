import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'argent',
  name: 'The Argent Flight',
  set: 'pok',
  abilities: ['zeal', 'raid-formation'],
  commodities: 3,
  homeTile: '58',
  startingUnits: { carrier: 1, destroyer: 2, fighter: 2, infantry: 5, pds: 1, 'space-dock': 1 },
  startingTechnologies: [],
  startingChoice: { count: 2, of: ['neural-motivator', 'sarween-tools', 'plasma-scoring'] },
  technologies: ['aerie-hololattice', 'strike-wing-alpha-ii'],
  units: { flagship: 'quetzecoatl', mech: 'aerie-sentinel', destroyer: 'strike-wing-alpha-i' },
  promissoryNote: 'strike-wing-ambuscade',
});
