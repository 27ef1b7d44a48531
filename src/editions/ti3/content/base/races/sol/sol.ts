import { race } from '#ti3/rules/components/component.ts';

export default race({
  id: 'sol',
  name: 'Federation of Sol',
  short: 'Sol',
  text: '',
  home: 'sol-home',
  startingUnits: { 'ground-force': 5, carrier: 2, destroyer: 1, 'space-dock': 1 },
  startingTechnologies: ['antimass-deflectors', 'cybernetics'],
  contracts: [2, 2],
  abilities: ['drill', 'high-command'],
  confidence: 'high',
});
