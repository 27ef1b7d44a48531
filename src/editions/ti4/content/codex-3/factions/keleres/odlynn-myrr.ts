import { call, done } from '#engine';
import { leader, on } from '#ti4/rules/components/component.ts';
import { addEffect, removeEffect } from '#ti4/rules/components/effects.ts';
import { hasVotedFor } from '#ti4/rules/politics/outcomes.ts';
import { predictOutcome } from '#ti4/rules/politics/vote-tally.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { procedure } from '#ti4/rules/game.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { gainCommandTokens } from '#ti4/content/shared/procedures/gain-command-tokens.ts';

const ID = 'odlynn-myrr';
const VOTES = 6;

/** Gains a trade good and a command token for each player that voted for another outcome. */
const collect = procedure<{ seat: SeatId; count: number }>()('operation-archon', {
  goods: (game, { seat, count }) => {
    gainTradeGoods(game, seat, count);
    return call(gainCommandTokens, { seat, count }, 'end');
  },
  end: () => done(),
});

export default leader({
  id: ID,
  name: 'Odlynn Myrr',
  set: 'codex-3',
  faction: 'keleres',
  role: 'hero',
  text: 'After an agenda is revealed: predict an outcome. You may cast up to 6 extra votes on this agenda. For each player who votes for another outcome: gain 1 command token and 1 trade good. Purge this card.',
  advice: { gains: { votes: VOTES, tradeGoods: 2, tokens: 2 } },
  procedures: [collect, gainCommandTokens],
  reactions: [
    on('after', 'agenda-revealed', {
      isUsable: () => true,
      target: (_game, { holder }) => predictOutcome.ask(holder, {}),
      effect: (game, held, { agenda }, [outcome]) => {
        if (outcome === undefined) return;
        addEffect(game, ID, held.holder, outcome, 'agenda');
        game.addFact({ type: 'outcome-predicted', seat: held.holder, agenda, outcome, by: ID });
        purgeLeader(game, held);
      },
    }),
    // Resolves even if the agenda has no effect, and counts the holder's own vote for another outcome.
    on('when', 'voting-ends', {
      lasting: true,
      mandatory: true,
      isUsable: () => true,
      effect: (game, { holder, key, memory }) => {
        const { order, seats } = game.state;
        const isOther = (outcome: string): boolean => outcome !== memory;
        const count = order.filter((seat) => !seats[seat].eliminated && hasVotedFor(game, seat, isOther)).length;
        removeEffect(game, key);
        return count ? call(collect, { seat: holder, count }, 'finish') : undefined;
      },
    }),
  ],
  modifiers: {
    'extra-votes': (_game, { holder, memory }, votes, { seat }) =>
      memory !== null && seat === holder ? [...votes, { by: ID, most: VOTES }] : votes,
  },
});
