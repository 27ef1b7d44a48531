import { race } from '#ti3/rules/components/component.ts';

export default race({
  id: 'jolnar',
  name: 'Universities of Jol-Nar',
  short: 'Jol-Nar',
  text: '',
  home: 'jolnar-home',
  startingUnits: { 'ground-force': 2, carrier: 2, fighter: 1, pds: 2, dreadnought: 1, 'space-dock': 1 },
  startingTechnologies: ['hylar-v-assault-laser', 'antimass-deflectors', 'enviro-compensator', 'sarween-tools'],
  contracts: [1, 3],
  abilities: ['frail', 'scholars', 'second-thoughts'],
  confidence: 'high',
});
