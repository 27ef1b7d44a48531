import { ask, call, choose, done, goto, type Spec } from '#engine';
import { isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { othersFrom, seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { giveCommodities } from '#ti4/rules/trade/trade-goods.ts';
import { transactionProblem } from '#ti4/rules/trade/transactions.ts';

const ID = 'salvage';

/** Tells whether a transaction of the active player could still involve the commodities that are about to be taken. */
function tradable(game: Game, active: SeatId, from: SeatId): boolean {
  const partners = active === from ? othersFrom(game.state, active) : [from];
  return (
    seatOf(game, from).commodities > 0 &&
    partners.some((other) => transactionProblem(game, active, other) === undefined)
  );
}

/** Lets the active player make transactions after the card is played and before it takes effect. */
const tradeFirst = question<{ from: SeatId }>()(
  ID,
  (game, seat, { from }): Spec =>
    tradable(game, seat, from)
      ? choose(`Salvage takes all commodities from ${nameOfSeat(game, from)}. Do you want to trade first?`, [
          { key: 'go-on', label: 'Continue' },
        ])
      : { kind: 'none', reason: 'No trade with these commodities is possible.' },
  { pause: true, title: 'trade before Salvage' },
);

const salvage = procedure<{ seat: SeatId; from: SeatId }>()(ID, {
  trade: (game, { from }) =>
    game.state.active === null ? goto('take') : ask([tradeFirst.ask(game.state.active, { from })], 'take'),
  take: (game, { seat, from }) => {
    giveCommodities(game, from, seat, seatOf(game, from).commodities);
    return done();
  },
});

export default actionCard({
  id: ID,
  name: 'Salvage',
  set: 'base',
  text: 'After you win a space combat: your opponent gives you all their commodities, which become your trade goods.',
  copies: 1,
  advice: { gains: { tradeGoods: 2 }, harms: { tradeGoods: 2 } },
  procedures: [salvage],
  questions: [tradeFirst],
  reactions: [
    on('after', 'space-combat-ends', {
      isUsable: (game, { holder }, event) =>
        event.winner === holder && isSide(event, holder) && seatOf(game, opponentIn(event, holder)).commodities > 0,
      effect: (_game, { holder }, event) => call(salvage, { seat: holder, from: opponentIn(event, holder) }, 'finish'),
    }),
  ],
});
