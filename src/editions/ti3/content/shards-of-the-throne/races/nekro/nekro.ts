import { race } from '#ti3/rules/components/component.ts';

export default race({
  id: 'nekro',
  name: 'The Nekro Virus',
  short: 'Nekro',
  text: '',
  home: 'nekro-home',
  startingUnits: { 'ground-force': 2, 'mechanized-unit': 1, carrier: 1, cruiser: 2, 'space-dock': 1 },
  startingTechnologies: ['gen-synthesis', 'hylar-v-assault-laser', 'dacxive-animators'],
  contracts: [1, 2],
  abilities: ['galactic-threat', 'propagation', 'singularity'],
  confidence: 'high',
});
