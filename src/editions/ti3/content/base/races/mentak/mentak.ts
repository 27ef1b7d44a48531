import { race } from '#ti3/rules/components/component.ts';

export default race({
  id: 'mentak',
  name: 'The Mentak Coalition',
  short: 'Mentak',
  text: '',
  home: 'mentak-home',
  startingUnits: { carrier: 1, cruiser: 3, 'space-dock': 1, pds: 1, 'ground-force': 4 },
  startingTechnologies: ['hylar-v-assault-laser', 'enviro-compensator'],
  contracts: [1, 1],
  abilities: ['large-fleets', 'first-strike', 'piracy'],
  counters: { fleet: 1 },
  confidence: 'high',
});
