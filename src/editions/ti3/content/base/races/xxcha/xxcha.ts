import { race } from '#ti3/rules/components/component.ts';

export default race({
  id: 'xxcha',
  name: 'The Xxcha Kingdom',
  short: 'Xxcha',
  text: '',
  home: 'xxcha-home',
  startingUnits: { 'space-dock': 1, fighter: 3, pds: 1, carrier: 1, 'ground-force': 2, cruiser: 2 },
  startingTechnologies: ['antimass-deflectors', 'enviro-compensator'],
  contracts: [2, 2],
  abilities: ['born-diplomats', 'veto', 'disconcerting'],
  confidence: 'high',
});
