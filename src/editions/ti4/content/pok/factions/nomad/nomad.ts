import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'nomad',
  name: 'The Nomad',
  set: 'pok',
  abilities: ['the-company', 'future-sight'],
  commodities: 4,
  homeTile: '53',
  startingUnits: { carrier: 1, destroyer: 1, fighter: 3, flagship: 1, infantry: 4, 'space-dock': 1 },
  startingTechnologies: ['sling-relay'],
  technologies: ['memoria-ii', 'temporal-command-suite'],
  units: { flagship: 'memoria-i', mech: 'quantum-manipulator' },
  promissoryNote: 'the-cavalry',
});
