import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'xxcha',
  name: 'The Xxcha Kingdom',
  set: 'base',
  easy: true,
  abilities: ['peace-accords', 'quash'],
  commodities: 4,
  homeTile: '14',
  startingUnits: { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['graviton-laser-system'],
  technologies: ['instinct-training', 'nullification-field'],
  units: { flagship: 'loncara-ssodu' },
  promissoryNote: 'political-favor',
});
