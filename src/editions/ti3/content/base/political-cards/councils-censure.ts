import { politicalCard, on } from '#ti3/rules/components/component.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';

const PRICE = 2;

export default politicalCard({
  id: 'councils-censure',
  name: "Council's Censure",
  text: 'Elect a player: when they pick Imperial, they must spend 2 command counters from strategy allocation.',
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
        ? "You need 2 command counters in strategy allocation to pick Imperial (Council's Censure)."
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
