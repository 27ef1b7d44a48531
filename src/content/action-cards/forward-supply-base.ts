import { ask, call, chosenOne, done } from '../../engine/index.ts';
import { actionCard, on } from '../../rules/component.ts';
import { procedure } from '../../rules/game.ts';
import type { SeatId } from '../../rules/state.ts';
import { gainTradeGoods } from '../../rules/trade.ts';
import { unitsAt } from '../../rules/units.ts';
import { chooseOther } from '../shared/choosing-players.ts';

const ID = 'forward-supply-base';

const supply = procedure<{ seat: SeatId }>()(ID, {
  gain: (game, { seat }) => {
    gainTradeGoods(game, seat, 3);
    return ask([chooseOther.of(seat, { prompt: 'Which other player gets 1 trade good?' })], 'share');
  },
  share: (game, _data, got) => {
    const other = chosenOne(got.answer);
    if (other !== undefined) gainTradeGoods(game, other, 1);
    return done();
  },
});

export default actionCard({
  id: ID,
  name: 'Forward Supply Base',
  set: 'codex-1',
  text: 'Another player has activated a system where you have units: you get 3 trade goods, and then a player of your choice, not yourself, gets 1.',
  copies: 1,
  procedures: [supply],
  questions: [chooseOther],
  reactions: [on('after', 'system-activated', {
    usable: (game, { holder }, event) => event.seat !== holder && unitsAt(game, { system: event.system, owner: holder }).length > 0,
    effect: (_game, { holder }) => call(supply, { seat: holder }, 'finish'),
  })],
});
