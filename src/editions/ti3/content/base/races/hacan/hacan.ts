import { race } from '#ti3/rules/components/component.ts';

export default race({
  id: 'hacan',
  name: 'The Emirates of Hacan',
  short: 'Hacan',
  text: '',
  home: 'hacan-home',
  startingUnits: { 'ground-force': 4, carrier: 2, cruiser: 1, fighter: 2, 'space-dock': 1 },
  startingTechnologies: ['enviro-compensator', 'sarween-tools'],
  contracts: [3, 3],
  abilities: ['open-trade', 'trade-caravans', 'masters-of-trade', 'lasting-agreements', 'card-market'],
  confidence: 'high',
});
