import { race } from '#ti3/rules/components/component.ts';

export default race({
  id: 'l1z1x',
  name: 'The L1z1x Mindnet',
  short: 'L1z1x',
  text: '',
  home: 'l1z1x-home',
  startingUnits: { 'space-dock': 1, carrier: 1, 'ground-force': 5, dreadnought: 1, fighter: 3, pds: 1 },
  startingTechnologies: ['enviro-compensator', 'stasis-capsules', 'cybernetics', 'hylar-v-assault-laser'],
  contracts: [1, 1],
  abilities: ['cheap-dreadnoughts', 'cybernetic-fury', 'ambition'],
  counters: { strategy: 1 },
  confidence: 'high',
});
