import { race } from '#ti3/rules/components/component.ts';

export default race({
  id: 'winnu',
  name: 'The Winnu',
  short: 'Winnu',
  text: '',
  home: 'winnu-home',
  startingUnits: { 'ground-force': 3, carrier: 1, cruiser: 1, fighter: 2, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['antimass-deflectors', 'enviro-compensator', 'stasis-capsules'],
  contracts: [1, 3],
  abilities: ['ancient-claim', 'trusted-garrisons', 'keen-students'],
  confidence: 'high',
});
