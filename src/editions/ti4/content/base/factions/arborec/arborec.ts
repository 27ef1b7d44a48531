import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'arborec',
  name: 'The Arborec',
  set: 'base',
  abilities: ['mitosis'],
  commodities: 3,
  homeTile: '05',
  startingUnits: { carrier: 1, cruiser: 1, fighter: 2, infantry: 4, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['magen-defense-grid'],
  technologies: ['bioplasmosis', 'letani-warrior-ii'],
  units: { flagship: 'duha-menaimon', infantry: 'letani-warrior-i' },
  promissoryNote: 'stymie',
});
