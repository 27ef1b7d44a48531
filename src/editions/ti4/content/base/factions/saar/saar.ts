import { faction, on } from '../../../../rules/components/component.ts';
import { gainTradeGoods } from '../../../../rules/deals/trade.ts';

export default faction({
  id: 'saar',
  name: 'The Clan of Saar',
  set: 'base',
  text: 'Scavenge: each planet you take brings you a trade good. Nomadic: you score objectives without the planets of your home system.',
  commodities: 3,
  homeTile: '11',
  startingUnits: { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, 'space-dock': 1 },
  startingTechnologies: ['antimass-deflectors'],
  technologies: ['floating-factory-ii', 'chaos-mapping'],
  units: { flagship: 'son-of-ragh', 'space-dock': 'floating-factory-i' },
  promissoryNote: 'raghs-call',
  modifiers: {
    'needs-home': (_game, { holder }, needed, { seat }) => needed && seat !== holder,
  },
  reactions: [
    on('after', 'planet-taken', {
      mandatory: true,
      usable: (_game, { holder }, { seat }) => seat === holder,
      effect: (game, { holder }) => gainTradeGoods(game, holder, 1),
    }),
  ],
});
