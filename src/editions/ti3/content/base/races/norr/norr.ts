import { race } from '#ti3/rules/components/component.ts';

export default race({
  id: 'norr',
  name: "Sardakk N'orr",
  short: "N'orr",
  text: '',
  home: 'norr-home',
  startingUnits: { 'ground-force': 5, carrier: 1, cruiser: 1, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['hylar-v-assault-laser', 'deep-space-cannon'],
  contracts: [1, 2],
  abilities: ['fearsome'],
  confidence: 'high',
});
