import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'creuss',
  name: 'The Ghosts of Creuss',
  set: 'base',
  abilities: ['quantum-entanglement', 'slipstream', 'creuss-gate'],
  commodities: 4,
  homeTile: '51',
  gateTile: '17',
  startingUnits: { carrier: 1, destroyer: 2, fighter: 2, infantry: 4, 'space-dock': 1 },
  startingTechnologies: ['gravity-drive'],
  technologies: ['dimensional-splicer', 'wormhole-generator'],
  units: { flagship: 'hil-colish' },
  promissoryNote: 'creuss-iff',
});
