import { politicalCard, on, type Game } from '#ti3/rules/components/component.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';
import type { ComponentId } from '#ti3/rules/terms.ts';

const PRICE = 2;

/** Tells whether a strategy card is Imperial or its variant. */
const isImperial = ({ book }: Game, card: ComponentId): boolean =>
  book.byKind['strategy-card'][card].theme === 'points';

export default politicalCard({
  id: 'councils-censure',
  name: "Council's Censure",
  text: 'Elect a player: they can pick Imperial only if they spend 2 strategy counters.',
  law: true,
  elect: 'player',
  stake: valueIfElected(-3),
  confidence: 'medium',
  modifiers: {
    'strategy-card-barred': (game, { holder }, why, { seat, card }) =>
      seat === holder &&
      isImperial(game, card) &&
      seatOf(game, seat).counters.strategy < PRICE &&
      Object.keys(game.state.strategyCards).length > 1
        ? "You need 2 command counters in strategy allocation to pick Imperial (Council's Censure)."
        : why,
  },
  reactions: [
    on('after', 'strategy-card-chosen', {
      mandatory: true,
      isUsable: (game, { holder }, { seat, card }) => seat === holder && isImperial(game, card),
      effect: (game, { holder }) =>
        spendCounters(game, holder, 'strategy', Math.min(PRICE, seatOf(game, holder).counters.strategy)),
    }),
  ],
});
