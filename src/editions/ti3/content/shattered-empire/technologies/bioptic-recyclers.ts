import { call, choose, type Option } from '#engine';
import { componentOf, technology } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { chooseOption } from '#ti3/rules/components/target-questions.ts';
import { receiveCounters } from '#ti3/rules/tokens/counter-placement.ts';
import { changeTradeGoods, goodsGainProblem } from '#ti3/rules/trade/trade-goods.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { discardActionCards } from '#ti3/rules/phases/action-cards.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const given = question<object>()('bioptic-recyclers', (game, seat) =>
  choose(
    'Which action card do you discard?',
    seatOf(game, seat).actionCards.map((key) => {
      const { name, text } = game.book.components[componentOf(key)];
      return { key, label: name, hint: text };
    }),
  ),
);

/** Returns the possible gains, disabled with a reason if the seat cannot gain them. */
function gains(game: Game, seat: SeatId): Option[] {
  const full = goodsGainProblem(game, seat);
  return [
    { key: 'goods', label: 'Gain 2 trade goods', ...(full !== undefined && { disabledReason: full }) },
    { key: 'counter', label: 'Gain 1 command counter' },
  ];
}

export default technology({
  id: 'bioptic-recyclers',
  name: 'Bioptic Recyclers',
  text: 'Action, once per round: discard 1 action card to gain 2 trade goods or 1 command counter.',
  race: 'winnu',
  cost: 3,
  needs: [],
  confidence: 'medium',
  sense: 'seldom',
  action: {
    problem: (game, { holder, component }) => {
      if (effectsOf(game, component, holder).length) return 'You have already used this technology this round.';
      return seatOf(game, holder).actionCards.length ? undefined : 'You have no action cards.';
    },
    target: (_game, { holder }) => given.ask(holder, {}),
    furtherTarget: (game, { holder }, chosen) =>
      chosen.length < 2
        ? chooseOption.ask(holder, { prompt: 'What do you gain?', options: gains(game, holder) })
        : undefined,
    effect: (game, { holder, component }, [card, gain]) => {
      addEffect(game, component, holder, null, 'round');
      if (card === undefined) return undefined;
      discardActionCards(game, holder, [card]);
      if (gain === 'counter') return call(receiveCounters, { seat: holder, count: 1 }, 'finish');
      changeTradeGoods(game, holder, 2);
      return undefined;
    },
  },
  questions: [given],
});
