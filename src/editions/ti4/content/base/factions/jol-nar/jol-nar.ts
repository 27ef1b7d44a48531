import { faction } from '../../../../rules/components/component.ts';
import { technologyOf } from '../../../../rules/phases/technology.ts';

export default faction({
  id: 'jol-nar',
  name: 'The Universities of Jol-Nar',
  set: 'base',
  text: 'Fragile: subtract 1 from each of your combat rolls. Brilliant: the token you spend for the secondary ability of Technology may buy its primary ability. Analytical: ignore one prerequisite of what you research, but for unit upgrades.',
  commodities: 4,
  homeTile: '12',
  startingUnits: { dreadnought: 1, carrier: 2, fighter: 1, infantry: 2, 'space-dock': 1, pds: 2 },
  startingTechnologies: ['antimass-deflectors', 'sarween-tools', 'neural-motivator', 'plasma-scoring'],
  technologies: ['e-res-siphons', 'spatial-conduit-cylinders'],
  units: { flagship: 'jns-hylarim' },
  promissoryNote: 'research-agreement',
  modifiers: {
    // Combat rolls alone: no barrage, bombardment or space cannon.
    'roll-bonus': (_game, { holder }, bonus, { seat, purpose }) =>
      seat === holder && (purpose === 'space-combat' || purpose === 'ground-combat') ? bonus - 1 : bonus,
    'primary-instead': (_game, { holder }, may, { seat, card }) => may || (seat === holder && card === 'technology'),
    'prerequisites-lacking': (game, { holder }, lacking, { seat, technology }) =>
      seat === holder && !technologyOf(game, technology).upgrade ? Math.max(0, lacking - 1) : lacking,
  },
});
