import { noteOwner, on, promissoryNote } from '#ti4/rules/components/component.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { loseToken, tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';

export default promissoryNote({
  id: 'cybernetic-enhancements',
  name: 'Cybernetic Enhancements',
  set: 'base',
  text: 'When your turn begins: L1Z1X loses 1 strategy token, and you gain 1 strategy token from your reinforcements. Then return this note.',
  faction: 'l1z1x',
  advice: { gains: { tokens: 1 }, harms: { tokens: 1 } },
  reactions: [
    on('when', 'turn-begins', {
      isUsable: (game, { holder, key }, { seat }) =>
        seat === holder && seatOf(game, noteOwner(key)).tokens.strategy > 0,
      effect: (game, { holder, key }) => {
        loseToken(game, noteOwner(key), 'strategy');
        if (tokensInReinforcements(game, holder) > 0) {
          seatOf(game, holder).tokens.strategy += 1;
          game.addFact({ type: 'tokens-gained', seat: holder, pools: { strategy: 1 } });
        }
        returnNote(game, key);
      },
    }),
  ],
});
