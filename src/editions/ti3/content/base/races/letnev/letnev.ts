import { race } from '#ti3/rules/components/component.ts';

export default race({
  id: 'letnev',
  name: 'The Barony of Letnev',
  short: 'Letnev',
  text: '',
  home: 'letnev-home',
  startingUnits: { 'space-dock': 1, dreadnought: 1, destroyer: 1, carrier: 1, 'ground-force': 3 },
  startingTechnologies: ['hylar-v-assault-laser', 'antimass-deflectors'],
  contracts: [1, 1],
  abilities: ['war-funds', 'armada-of-the-barony'],
  confidence: 'high',
});
