import { noteOwner, promissoryNote } from '#ti4/rules/components/component.ts';
import { commodityValue } from '#ti4/rules/trade/trade-goods.ts';
import { playFaceUpAction, returnOnActivation } from '#ti4/content/shared/cards/face-up-note.ts';

export default promissoryNote({
  id: 'dark-pact',
  name: 'Dark Pact',
  set: 'pok',
  faction: 'empyrean',
  text: 'Action: lay it before you. While it lies there, you and The Empyrean gain a trade good each whenever you give them as many commodities as you can have at all. It goes back once you activate a system with a unit of theirs.',
  advice: { gains: { tradeGoods: 2 } },
  action: playFaceUpAction,
  reactions: returnOnActivation,
  modifiers: {
    'gift-bonus': (game, { holder, key }, bonus, { from, to, count }) =>
      from === holder && to === noteOwner(key) && count > 0 && count >= commodityValue(game, holder)
        ? bonus + 1
        : bonus,
  },
});
