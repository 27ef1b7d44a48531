import { noteOwner, promissoryNote } from '#ti4/rules/components/component.ts';
import { commodityValue } from '#ti4/rules/trade/trade-goods.ts';
import { playNoteFaceUpAction, returnOnActivation } from '#ti4/content/shared/cards/face-up-note.ts';

export default promissoryNote({
  id: 'dark-pact',
  name: 'Dark Pact',
  set: 'pok',
  faction: 'empyrean',
  text: 'Action: place this note in front of you. While it is there, if you give Empyrean your full commodity value, you each gain 1 trade good. When you activate a system where they have units: return it.',
  advice: { gains: { tradeGoods: 2 } },
  action: playNoteFaceUpAction,
  reactions: returnOnActivation,
  modifiers: {
    'gift-bonus': (game, { holder, key }, bonus, { from, to, count }) =>
      from === holder && to === noteOwner(key) && count > 0 && count >= commodityValue(game, holder)
        ? bonus + 1
        : bonus,
  },
});
