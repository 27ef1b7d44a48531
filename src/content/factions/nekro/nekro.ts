import { faction } from '../../../rules/component.ts';

export default faction({
  id: 'nekro',
  name: 'The Nekro Virus',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its abilities',
  commodities: 3,
  homeTile: '08',
  startingUnits: { dreadnought: 1, carrier: 1, cruiser: 1, fighter: 2, infantry: 2, 'space-dock': 1 },
  startingTechnologies: ['dacxive-animators'],
  technologies: ['valefar-assimilator-x', 'valefar-assimilator-y'],
  units: { flagship: 'the-alastor' },
  promissoryNote: 'antivirus',
});
