import { race } from '#ti3/rules/components/component.ts';

export default race({
  id: 'arborec',
  name: 'The Arborec',
  short: 'Arborec',
  text: '',
  home: 'arborec-home',
  startingUnits: { 'ground-force': 4, cruiser: 1, carrier: 1, fighter: 2, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['antimass-deflectors', 'stasis-capsules'],
  contracts: [1, 2],
  abilities: ['barren-docks', 'budding', 'spreading'],
  confidence: 'high',
});
