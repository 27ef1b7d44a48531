import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'sol',
  name: 'The Federation of Sol',
  set: 'base',
  easy: true,
  abilities: ['orbital-drop', 'versatile'],
  commodities: 4,
  homeTile: '01',
  startingUnits: { carrier: 2, destroyer: 1, fighter: 3, infantry: 5, 'space-dock': 1 },
  startingTechnologies: ['antimass-deflectors', 'neural-motivator'],
  technologies: ['spec-ops-ii', 'advanced-carrier-ii'],
  units: { carrier: 'advanced-carrier-i', flagship: 'genesis', infantry: 'spec-ops-i' },
  promissoryNote: 'military-support',
});
