import { call } from '../../../../../../engine/index.ts';
import { isSide } from '../../../../rules/combat/combat.ts';
import { faction, on } from '../../../../rules/components/component.ts';
import { addEffect, effectsOf } from '../../../../rules/components/effects.ts';
import { canReroll, rerollDice } from '../../../../rules/combat/rerolls.ts';
import { seatOf } from '../../../../rules/seats.ts';
import { loseTradeGoods } from '../../../../rules/deals/trade.ts';

export default faction({
  id: 'letnev',
  name: 'The Barony of Letnev',
  set: 'base',
  text: 'Munitions Reserves: at the start of a round of space combat, spend 2 trade goods to reroll any of your dice in it. Armada: two more ships than your fleet pool allows in each system.',
  commodities: 2,
  homeTile: '10',
  startingUnits: { dreadnought: 1, carrier: 1, destroyer: 1, fighter: 1, infantry: 3, 'space-dock': 1 },
  startingTechnologies: ['antimass-deflectors', 'plasma-scoring'],
  technologies: ['l4-disruptors', 'non-euclidean-shielding'],
  units: { flagship: 'arc-secundus' },
  promissoryNote: 'war-funding',
  modifiers: {
    // The reserves of a round are an effect of this sheet as well; they do not make the armada larger.
    'fleet-limit': (_game, { holder, key, component }, limit, { seat }) => (seat === holder && key === component ? limit + 2 : limit),
  },
  reactions: [
    on('when', 'space-combat-round-begins', {
      usable: (game, { holder }, event) =>
        isSide(event, holder) && seatOf(game, holder).tradeGoods >= 2 && !effectsOf(game, 'letnev', holder).length,
      effect: (game, { holder }) => {
        loseTradeGoods(game, holder, 2, 'letnev');
        addEffect(game, 'letnev', holder, null, 'combat-round');
      },
    }),
    on('after', 'dice-rolled', {
      lasting: true,
      usable: (game, { holder }, { seat }) => seat === holder && canReroll(game, holder, 'letnev'),
      effect: (_game, { holder }) => call(rerollDice, { seat: holder, by: 'letnev', of: [holder] }, 'finish'),
    }),
  ],
});
