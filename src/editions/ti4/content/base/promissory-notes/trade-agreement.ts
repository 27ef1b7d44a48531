import { noteOwner, on, promissoryNote } from '#ti4/rules/components/component.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import { giveCommodities } from '#ti4/rules/trade/trade-goods.ts';

export default promissoryNote({
  id: 'trade-agreement',
  name: 'Trade Agreement',
  set: 'base',
  text: "When this note's owner replenishes commodities: you gain all their commodities. Then return this note.",
  advice: { gains: { tradeGoods: 2 } },
  reactions: [
    on('when', 'commodities-replenished', {
      isUsable: (_game, held, { seat }) => noteOwner(held.key) === seat,
      effect: (game, held, { seat, by = game.state.seats[seat].commodities }) => {
        giveCommodities(game, seat, held.holder, by);
        returnNote(game, held.key);
      },
    }),
  ],
});
