import { politicalCard, on } from '#ti3/rules/components/component.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';

const PRICE = 2;

export default politicalCard({
  id: 'councils-censure',
  name: "Council's Censure",
  text: 'Elect a player, who pays 2 counters from strategy allocation for taking Imperial.',
  law: true,
  elect: 'player',
  stake: valueIfElected(-3),
  confidence: 'medium',
  modifiers: {
    'strategy-card-barred': (game, { holder }, why, { seat, card }) =>
      seat === holder &&
      card === 'imperial' &&
      seatOf(game, seat).counters.strategy < PRICE &&
      Object.keys(game.state.strategyCards).length > 1
        ? 'It costs you 2 counters from strategy allocation.'
        : why,
  },
  reactions: [
    on('after', 'strategy-card-chosen', {
      mandatory: true,
      isUsable: (_game, { holder }, { seat, card }) => seat === holder && card === 'imperial',
      effect: (game, { holder }) =>
        spendCounters(game, holder, 'strategy', Math.min(PRICE, seatOf(game, holder).counters.strategy)),
    }),
  ],
});
