import { ask, call, choose, chosenKeys, chosenKey, done, type Spec } from '#engine';
import { leader } from '#ti4/rules/components/component.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { isMidResolution } from '#ti4/rules/leaders/leaders.ts';
import { chooseDiscard, discardActionCards } from '#ti4/rules/phases/action-cards.ts';
import { seatOf, seatsFrom } from '#ti4/rules/seats.ts';
import type { TokenPool, SeatId } from '#ti4/rules/state.ts';
import { TOKEN_POOLS, spendToken } from '#ti4/rules/tokens/command-tokens.ts';
import {
  strategyTokenProblem,
  spendStrategyToken,
  queueTokensSpentReaction,
} from '#ti4/rules/tokens/strategy-tokens.ts';
import { formatCount } from '#text/sentences.ts';
import { agentAbility } from '#ti4/content/shared/cards/agents.ts';
import { choosePlayer } from '#ti4/content/shared/procedures/player-questions.ts';

const ID = 'nekro-malleon';
const GAIN = 2;
const CARD = 'card';

/** Lists the pools from which a player can spend a token; a replacement for a strategy token counts, too. */
const poolsOf = (game: Game, seat: SeatId): TokenPool[] =>
  TOKEN_POOLS.filter((pool) =>
    pool === 'strategy' ? strategyTokenProblem(game, seat) === undefined : seatOf(game, seat).tokens[pool] > 0,
  );

/** Lists the players with an action card or a command token to give up. */
const able = (game: Game, first: SeatId): SeatId[] =>
  seatsFrom(game.state, first).filter(
    (seat) => seatOf(game, seat).actionCards.length > 0 || poolsOf(game, seat).length > 0,
  );

const whatToGiveUp = question<object>()(
  ID,
  (game, seat): Spec => {
    const { actionCards, tokens } = seatOf(game, seat);
    return choose(`What do you discard or spend for ${formatCount(GAIN, 'trade good')}?`, [
      ...(actionCards.length
        ? [{ key: CARD, label: 'Discard an action card', hint: `${actionCards.length} in hand` }]
        : []),
      ...poolsOf(game, seat).map((pool) => ({
        key: pool,
        label: `Spend 1 ${pool} token`,
        hint: `now ${tokens[pool]}`,
      })),
      { key: 'decline', label: 'Discard and spend nothing' },
    ]);
  },
  { title: 'discard or spend for trade goods' },
);

const assimilate = procedure<{ seat: SeatId }>()(ID, {
  which: (_game, { seat }) => ask([whatToGiveUp.ask(seat, {})], 'given'),
  given: (game, { seat }, got) => {
    const answer = chosenKey(got.answer);
    if (answer === CARD)
      return ask([chooseDiscard.ask(seat, { count: 1, why: `for ${formatCount(GAIN, 'trade good')}` })], 'discarded');
    const pool = TOKEN_POOLS.find((one) => one === answer);
    if (pool === undefined) return done();
    if (pool === 'strategy') return call(spendStrategyToken, { seat }, 'spent');
    spendToken(game, seat, pool);
    gainTradeGoods(game, seat, GAIN);
    return done();
  },
  spent: (game, { seat }, got) => {
    queueTokensSpentReaction(game, seat, Number(got.result));
    gainTradeGoods(game, seat, GAIN);
    return done();
  },
  discarded: (game, { seat }, got) => {
    const cards = chosenKeys(got.answer);
    discardActionCards(game, seat, cards, ID);
    if (cards.length) gainTradeGoods(game, seat, GAIN);
    return done();
  },
});

export default leader({
  id: ID,
  set: 'pok',
  faction: 'nekro',
  name: 'Nekro Malleon',
  role: 'agent',
  text: 'In the action phase: you may exhaust this card and choose a player. They may either discard an action card or spend a command token from their sheet to gain 2 trade goods.',
  advice: {
    gains: { tradeGoods: 1 },
    choices: (_game, _seat, key, { question: asked }) => {
      if (asked !== ID || key === 'decline') return asked === ID ? {} : undefined;
      // A command token is worth a turn, which is more than the trade goods.
      return key === CARD ? { tradeGoods: GAIN, actionCards: -1 } : { tradeGoods: GAIN, tokens: -1, actions: -1 };
    },
  },
  anytime: agentAbility({
    problem: (game, { holder }) => {
      if (game.state.phase !== 'action') return 'You can use Nekro Malleon only in the action phase.';
      if (isMidResolution(game)) return 'You cannot use Nekro Malleon while something else is being resolved.';
      return able(game, holder).length
        ? undefined
        : 'No player has an action card to discard or a command token to spend.';
    },
    target: (game, { holder }) =>
      choosePlayer.ask(holder, { prompt: 'Which player may gain 2 trade goods?', seats: able(game, holder) }),
    effect: (_game, _held, [seat]) => (seat === undefined ? undefined : call(assimilate, { seat }, 'finish')),
  }),
  procedures: [assimilate],
  questions: [whatToGiveUp],
});
