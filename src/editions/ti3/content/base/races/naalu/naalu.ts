import { race } from '#ti3/rules/components/component.ts';

export default race({
  id: 'naalu',
  name: 'The Naalu Collective',
  short: 'Naalu',
  text: '',
  home: 'naalu-home',
  startingUnits: { 'space-dock': 1, 'ground-force': 4, pds: 1, carrier: 1, cruiser: 1, destroyer: 1, fighter: 4 },
  startingTechnologies: ['antimass-deflectors', 'enviro-compensator'],
  contracts: [1, 2],
  abilities: ['foresight', 'early-retreat', 'keen-pilots'],
  actsFirst: true,
  confidence: 'high',
});
