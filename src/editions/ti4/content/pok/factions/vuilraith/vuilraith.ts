import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'vuilraith',
  name: "The Vuil'raith Cabal",
  set: 'pok',
  abilities: ['devour', 'amalgamation', 'riftmeld'],
  commodities: 2,
  homeTile: '54',
  startingUnits: { dreadnought: 1, carrier: 1, cruiser: 1, fighter: 3, infantry: 3, 'space-dock': 1 },
  startingTechnologies: ['self-assembly-routines'],
  technologies: ['dimensional-tear-ii', 'vortex'],
  units: { flagship: 'the-terror-between', mech: 'reanimator', 'space-dock': 'dimensional-tear-i' },
  promissoryNote: 'crucible',
});
