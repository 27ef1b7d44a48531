import { ask, call, chosenKey, done, goto } from '#engine';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { chooseOtherPlayer } from '#ti4/content/shared/procedures/player-questions.ts';

const ID = 'forward-supply-base';

const recipient = (seat: SeatId) => chooseOtherPlayer.ask(seat, { prompt: 'Which other player gains 1 trade good?' });

/** Gains the trade goods. Games saved before the other player was chosen while playing the card choose here. */
const supply = procedure<{ seat: SeatId; other?: SeatId }>()(ID, {
  gain: (game, { seat, other }) => {
    gainTradeGoods(game, seat, 3);
    return other === undefined ? ask([recipient(seat)], 'share') : goto('share');
  },
  share: (game, data, got) => {
    const other = data.other ?? chosenKey(got.answer);
    if (other !== undefined) gainTradeGoods(game, other, 1);
    return done();
  },
});

export default actionCard({
  id: ID,
  name: 'Forward Supply Base',
  set: 'codex-1',
  text: 'After another player activates a system where you have units: gain 3 trade goods, then another player of your choice gains 1.',
  copies: 1,
  advice: { gains: { tradeGoods: 3 } },
  procedures: [supply],
  questions: [chooseOtherPlayer],
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, event) =>
        event.seat !== holder && unitsAt(game, { system: event.system, owner: holder }).length > 0,
      target: (_game, { holder }) => recipient(holder),
      effect: (_game, { holder }, _event, [other]) =>
        call(supply, { seat: holder, ...(other !== undefined && { other }) }, 'finish'),
    }),
  ],
});
