import { faction } from '../../../../rules/components/component.ts';
import { seatOf } from '../../../../rules/seats.ts';

export default faction({
  id: 'hacan',
  name: 'The Emirates of Hacan',
  set: 'base',
  text: 'Masters of Trade: the secondary ability of Trade costs you no token. Guild Ships: you may have transactions with anybody. Arbiters: action cards may be part of your transactions.',
  commodities: 6,
  homeTile: '16',
  startingUnits: { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, 'space-dock': 1 },
  startingTechnologies: ['sarween-tools', 'antimass-deflectors'],
  technologies: ['quantum-datahub-node', 'production-biomes'],
  units: { flagship: 'wrath-of-kenara' },
  promissoryNote: 'trade-convoys',
  modifiers: {
    'secondary-free': (_game, { holder }, free, { seat, card }) => free || (seat === holder && card === 'trade'),
    // Nobody becomes a neighbor by this.
    'may-trade': (_game, { holder }, may, { a, b }) => may || a === holder || b === holder,
    'tradable-cards': (game, { holder }, cards, { from, to }) =>
      from === holder || to === holder ? [...seatOf(game, from).actionCards] : cards,
  },
});
