import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'naalu',
  name: 'The Naalu Collective',
  set: 'base',
  abilities: ['telepathic', 'foresight'],
  commodities: 3,
  homeTile: '09',
  startingUnits: { carrier: 1, cruiser: 1, destroyer: 1, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['sarween-tools', 'neural-motivator'],
  technologies: ['neuroglaive', 'hybrid-crystal-fighter-ii'],
  units: { fighter: 'hybrid-crystal-fighter-i', flagship: 'matriarch' },
  promissoryNote: 'gift-of-prescience',
});
