import { race } from '#ti3/rules/components/component.ts';

export default race({
  id: 'saar',
  name: 'The Clan of Saar',
  short: 'Saar',
  text: '',
  home: 'saar-home',
  startingUnits: { 'ground-force': 4, carrier: 2, fighter: 2, cruiser: 1, 'space-dock': 1 },
  startingTechnologies: ['antimass-deflectors', 'xrd-transporters'],
  contracts: [1, 2],
  abilities: ['scavengers', 'docks-afloat', 'no-home'],
  confidence: 'high',
});
