import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'naaz-rokha',
  name: 'The Naaz-Rokha Alliance',
  set: 'pok',
  abilities: ['distant-suns', 'fabrication'],
  commodities: 3,
  homeTile: '57',
  startingUnits: { carrier: 2, destroyer: 1, fighter: 2, infantry: 3, mech: 1, 'space-dock': 1 },
  startingTechnologies: ['psychoarchaeology', 'ai-development-algorithm'],
  technologies: ['pre-fab-arcologies', 'supercharge'],
  units: { flagship: 'visz-el-vir', mech: 'eidolon' },
  promissoryNote: 'black-market-forgery',
});
