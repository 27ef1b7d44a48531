import { call } from '#engine';
import { isSide } from '#ti4/rules/combat/combat.ts';
import { canReroll, rerollDice } from '#ti4/rules/combat/rerolls.ts';
import { addEffect, effectsOf } from '#ti4/rules/components/effects.ts';
import { spendTradeGoods, spendableTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { ability, on } from '#ti4/rules/components/component.ts';

const ID = 'munitions-reserves';

export default ability({
  id: ID,
  name: 'Munitions Reserves',
  set: 'base',
  faction: 'letnev',
  text: 'When a round of your space combat begins: you may spend 2 trade goods to reroll any number of your dice in that round.',
  reactions: [
    on('when', 'space-combat-round-begins', {
      isUsable: (game, { holder }, event) =>
        isSide(event, holder) && spendableTradeGoods(game, holder) >= 2 && !effectsOf(game, ID, holder).length,
      effect: (game, { holder }) => {
        spendTradeGoods(game, holder, 2, ID);
        addEffect(game, ID, holder, null, 'combat-round');
      },
    }),
    on('after', 'dice-rolled', {
      lasting: true,
      isUsable: (game, { holder }, { seat }) => seat === holder && canReroll(game, holder, ID),
      effect: (_game, { holder }) => call(rerollDice, { seat: holder, by: ID, of: [holder] }, 'finish'),
    }),
  ],
});
