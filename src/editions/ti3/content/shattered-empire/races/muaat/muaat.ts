import { race } from '#ti3/rules/components/component.ts';

export default race({
  id: 'muaat',
  name: 'The Embers of Muaat',
  short: 'Muaat',
  text: '',
  home: 'muaat-home',
  startingUnits: { 'ground-force': 4, fighter: 2, 'war-sun': 1, 'space-dock': 1 },
  startingTechnologies: ['enviro-compensator', 'sarween-tools', 'war-sun-technology'],
  contracts: [2, 2],
  abilities: ['slow-suns', 'star-forges', 'through-the-fire'],
  confidence: 'high',
});
