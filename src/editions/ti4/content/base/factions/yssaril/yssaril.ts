import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'yssaril',
  name: 'The Yssaril Tribes',
  set: 'base',
  abilities: ['stall-tactics', 'scheming', 'crafty'],
  commodities: 3,
  homeTile: '15',
  startingUnits: { carrier: 2, cruiser: 1, fighter: 2, infantry: 5, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['neural-motivator'],
  technologies: ['transparasteel-plating', 'mageon-implants'],
  units: { flagship: 'ysia-yssrila' },
  promissoryNote: 'spy-net',
});
