import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'mahact',
  name: 'The Mahact Gene-Sorcerers',
  set: 'pok',
  abilities: ['edict', 'imperia', 'hubris'],
  commodities: 3,
  homeTile: '52',
  startingUnits: { dreadnought: 1, carrier: 1, cruiser: 1, fighter: 2, infantry: 3, 'space-dock': 1 },
  startingTechnologies: ['predictive-intelligence', 'bio-stims'],
  technologies: ['crimson-legionnaire-ii', 'genetic-recombination'],
  units: { infantry: 'crimson-legionnaire-i', flagship: 'arvicon-rex' },
  promissoryNote: 'scepter-of-dominion',
});
