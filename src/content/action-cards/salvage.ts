import { isSide, opponentIn } from '../../rules/combat.ts';
import { actionCard, on } from '../../rules/component.ts';
import { seatOf } from '../../rules/seats.ts';
import { giveCommodities } from '../../rules/trade.ts';

export default actionCard({
  id: 'salvage',
  name: 'Salvage',
  set: 'base',
  text: 'You have won a space combat: your opponent gives you all its commodities.',
  copies: 1,
  reactions: [on('after', 'space-combat-ends', {
    usable: (game, { holder }, event) => event.winner === holder && isSide(event, holder) && seatOf(game, opponentIn(event, holder)).commodities > 0,
    effect: (game, { holder }, event) => {
      const loser = opponentIn(event, holder);
      giveCommodities(game, loser, holder, seatOf(game, loser).commodities);
    },
  })],
});
