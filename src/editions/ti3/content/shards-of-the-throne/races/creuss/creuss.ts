import { race } from '#ti3/rules/components/component.ts';

export default race({
  id: 'creuss',
  name: 'The Ghosts of Creuss',
  short: 'Creuss',
  text: '',
  home: 'creuss-home',
  startingUnits: { 'ground-force': 4, destroyer: 2, carrier: 1, fighter: 2, 'space-dock': 1 },
  startingTechnologies: ['antimass-deflectors', 'xrd-transporters'],
  contracts: [2, 2],
  abilities: ['constant-ways', 'crossed-ways', 'guarded-ways'],
  confidence: 'high',
});
