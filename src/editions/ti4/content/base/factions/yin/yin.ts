import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'yin',
  name: 'The Yin Brotherhood',
  set: 'base',
  abilities: ['indoctrination', 'devotion'],
  commodities: 2,
  homeTile: '03',
  startingUnits: { carrier: 2, destroyer: 1, fighter: 4, infantry: 4, 'space-dock': 1 },
  startingTechnologies: ['sarween-tools'],
  technologies: ['yin-spinner', 'impulse-core'],
  units: { flagship: 'van-hauge' },
  promissoryNote: 'greyfire-mutagen',
});
