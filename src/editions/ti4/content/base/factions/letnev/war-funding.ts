import { call } from '#engine';
import { isSide } from '#ti4/rules/combat/combat.ts';
import { canReroll, rerollDice } from '#ti4/rules/combat/rerolls.ts';
import { noteOwner, on, promissoryNote } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import { loseTradeGoods } from '#ti4/rules/trade/trade-goods.ts';

export default promissoryNote({
  id: 'war-funding',
  name: 'War Funding',
  set: 'base',
  text: 'When a round of your space combat begins: Letnev loses 2 trade goods, or all if they have fewer. You may reroll any number of your dice in that round. Then return this note.',
  faction: 'letnev',
  advice: { gains: { dice: 3 }, harms: { tradeGoods: 1 } },
  reactions: [
    on('when', 'space-combat-round-begins', {
      isUsable: (_game, { holder }, event) => isSide(event, holder),
      effect: (game, { holder, key }) => {
        loseTradeGoods(game, noteOwner(key), 2, 'war-funding');
        addEffect(game, 'war-funding', holder, null, 'combat-round');
        returnNote(game, key);
      },
    }),
    on('after', 'dice-rolled', {
      lasting: true,
      isUsable: (game, { holder }, { seat }) => seat === holder && canReroll(game, holder, 'war-funding'),
      effect: (_game, { holder }) => call(rerollDice, { seat: holder, by: 'war-funding', of: [holder] }, 'finish'),
    }),
  ],
});
