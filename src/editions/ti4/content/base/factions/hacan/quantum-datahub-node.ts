import { ask, call, choose, chosenKey, done } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { on, technology } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { othersFrom, seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { giveTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import {
  strategyTokenProblem,
  spendStrategyToken,
  queueTokensSpentReaction,
} from '#ti4/rules/tokens/strategy-tokens.ts';

const PRICE = 3;

/** The key of an exchange: the card given, the card taken and its owner, such as 'trade>warfare@p2'. */
const swapKey = pairKey<ComponentId, string>('>');
const cardOf = pairKey<ComponentId, SeatId>('@');

const cardsOf = (game: Game, seat: SeatId): ComponentId[] => Object.keys(seatOf(game, seat).strategyCards);
const able = (game: Game, seat: SeatId): boolean =>
  strategyTokenProblem(game, seat) === undefined &&
  seatOf(game, seat).tradeGoods >= PRICE &&
  cardsOf(game, seat).length > 0;

/** Asks for both strategy cards in one choice: the one to give and the one to take. */
const exchange = question<object>()('quantum-datahub-node', (game, seat) => {
  const name = (card: ComponentId) => game.book.components[card]?.name ?? card;
  const options = cardsOf(game, seat).flatMap((gives) =>
    othersFrom(game.state, seat).flatMap((other) =>
      cardsOf(game, other).map((takes) => ({
        key: swapKey.format(gives, cardOf.format(takes, other)),
        label: `${name(gives)} for ${name(takes)}`,
        group: nameOfSeat(game, other),
      })),
    ),
  );
  return able(game, seat) && options.length
    ? choose('Which strategy cards do you swap?', options, { min: 0, nothing: 'Swap none' })
    : {
        kind: 'none',
        reason:
          'You cannot swap strategy cards: it takes 1 strategy token, 3 trade goods and a strategy card on each side.',
      };
});

const swap = procedure<{ seat: SeatId; choice?: string }>()('quantum-datahub-node', {
  which: (_game, { seat }) => ask([exchange.ask(seat, {})], 'swap'),
  swap: (_game, data, got) => {
    data.choice = chosenKey(got.answer);
    return data.choice === undefined ? done() : call(spendStrategyToken, { seat: data.seat }, 'exchange');
  },
  exchange: (game, { seat, choice = '' }, got) => {
    const [gives, taken] = swapKey.parse(choice);
    const [takes, other] = cardOf.parse(taken);
    giveTradeGoods(game, seat, other, PRICE);
    const mine = seatOf(game, seat).strategyCards;
    const theirs = seatOf(game, other).strategyCards;
    theirs[gives] = mine[gives];
    mine[takes] = theirs[takes];
    delete mine[gives];
    delete theirs[takes];
    game.addFact({ type: 'strategy-cards-swapped', seat, from: other, gives, takes });
    queueTokensSpentReaction(game, seat, Number(got.result));
    return done();
  },
});

export default technology({
  id: 'quantum-datahub-node',
  name: 'Quantum Datahub Node',
  set: 'base',
  text: 'When the strategy phase ends: you may spend 1 strategy token and give another player 3 trade goods to swap 1 of your strategy cards with 1 of their strategy cards.',
  color: 'cybernetic',
  prerequisites: { cybernetic: 3 },
  faction: 'hacan',
  reactions: [
    on('when', 'strategy-phase-ends', {
      isUsable: (game, { holder }) =>
        able(game, holder) && othersFrom(game.state, holder).some((other) => cardsOf(game, other).length > 0),
      effect: (_game, { holder }) => call(swap, { seat: holder }, 'finish'),
    }),
  ],
  procedures: [swap],
  questions: [exchange],
});
