import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'empyrean',
  name: 'The Empyrean',
  set: 'pok',
  abilities: ['voidborn', 'aetherpassage', 'dark-whispers'],
  commodities: 4,
  homeTile: '56',
  startingUnits: { carrier: 2, destroyer: 1, fighter: 2, infantry: 4, 'space-dock': 1 },
  startingTechnologies: ['dark-energy-tap'],
  technologies: ['voidwatch', 'aetherstream'],
  units: { flagship: 'dynamo', mech: 'watcher' },
  promissoryNote: 'dark-pact',
  furtherNotes: ['blood-pact'],
});
