import { race } from '#ti3/rules/components/component.ts';

export default race({
  id: 'yssaril',
  name: 'The Yssaril Tribes',
  short: 'Yssaril',
  text: '',
  home: 'yssaril-home',
  startingUnits: { 'space-dock': 1, 'ground-force': 5, pds: 1, carrier: 2, cruiser: 1, fighter: 2 },
  startingTechnologies: ['antimass-deflectors', 'xrd-transporters'],
  contracts: [1, 2],
  abilities: ['patience', 'hoarded-schemes', 'spies'],
  confidence: 'high',
});
