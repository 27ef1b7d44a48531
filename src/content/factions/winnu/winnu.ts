import { faction } from '../../../rules/component.ts';

export default faction({
  id: 'winnu',
  name: 'The Winnu',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its abilities',
  commodities: 3,
  homeTile: '07',
  startingUnits: { carrier: 1, cruiser: 1, fighter: 2, infantry: 2, pds: 1, 'space-dock': 1 },
  startingTechnologies: [],
  technologies: ['lazax-gate-folding', 'hegemonic-trade-policy'],
  units: { flagship: 'salai-sai-corian' },
  promissoryNote: 'acquiescence',
});
