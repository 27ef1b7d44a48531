import { race } from '#ti3/rules/components/component.ts';

export default race({
  id: 'yin',
  name: 'The Yin Brotherhood',
  short: 'Yin',
  text: '',
  home: 'yin-home',
  startingUnits: { 'ground-force': 4, carrier: 2, destroyer: 1, fighter: 4, 'space-dock': 1 },
  startingTechnologies: ['hylar-v-assault-laser', 'automated-defense-turrets'],
  contracts: [1, 1],
  abilities: ['indoctrination', 'devotion', 'exchange'],
  confidence: 'high',
});
