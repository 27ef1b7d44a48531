import { ask, call, chosenAmounts, done, type AmountOption, type Spec } from '#engine';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { formatCount } from '#text/sentences.ts';

const ID = 'manipulate-investments';
const GOODS = 5;
const CARDS = 3;

/** Lists all strategy cards: those that can be chosen and those that a player has kept. */
const cards = ({ state }: Game): { card: ComponentId; holder?: SeatId; lying: { tradeGoods?: number } }[] => [
  ...Object.entries(state.strategyCards).map(([card, lying]) => ({ card, lying })),
  ...state.order.flatMap((holder) =>
    Object.entries(state.seats[holder].strategyCards).map(([card, lying]) => ({ card, holder, lying })),
  ),
];

const whereTo = question<object, Record<string, number>>()(
  ID,
  (game): Spec => {
    const all = cards(game);
    return {
      kind: 'allot',
      prompt: `On which strategy cards do you place ${GOODS} trade goods? Use at least ${CARDS} cards.`,
      amounts: all.map(({ card, holder, lying: { tradeGoods = 0 } }): AmountOption => {
        const hints = [
          ...(tradeGoods ? [`now ${tradeGoods}`] : []),
          ...(holder === undefined ? [] : [`picked by ${nameOfSeat(game, holder)}`]),
        ];
        return {
          key: card,
          label: game.book.components[card]?.name ?? card,
          max: GOODS - CARDS + 1,
          weights: { goods: 1 },
          ...(hints.length && { hint: hints.join(', ') }),
        };
      }),
      limits: [
        {
          measure: 'goods',
          measureLabel: 'trade goods',
          atLeast: GOODS,
          atMost: GOODS,
          message: `Place exactly ${formatCount(GOODS, 'trade good')}; you placed {sum}.`,
        },
      ],
      proposed: Object.fromEntries(all.slice(0, CARDS).map(({ card }, i) => [card, i ? 1 : GOODS - CARDS + 1])),
    };
  },
  {
    title: 'place trade goods on strategy cards',
    forced: true,
    check: (_game, _seat, _data, answer) => {
      const different = Object.values(answer).filter((count) => count > 0).length;
      return different < CARDS
        ? `Place trade goods on at least ${CARDS} different cards; you chose ${different}.`
        : undefined;
    },
  },
);

const invest = procedure<{ seat: SeatId }>()(ID, {
  ask: (_game, { seat }) => ask([whereTo.ask(seat, {})], 'put'),
  put: (game, { seat }, got) => {
    const goods = Object.fromEntries(Object.entries(chosenAmounts(got.answer)).filter(([, count]) => count > 0));
    for (const { card, lying } of cards(game))
      if (goods[card]) lying.tradeGoods = (lying.tradeGoods ?? 0) + goods[card];
    game.addFact({ type: 'trade-goods-put-on-cards', seat, goods });
    return done();
  },
});

export default actionCard({
  id: ID,
  name: 'Manipulate Investments',
  set: 'pok',
  text: 'When the strategy phase begins: distribute 5 trade goods from the supply among at least 3 strategy cards.',
  copies: 1,
  advice: { gains: (game, seat) => ({ tradeGoods: game.state.speaker === seat ? 2 : 1 }) },
  procedures: [invest],
  questions: [whereTo],
  reactions: [
    on('when', 'strategy-phase-begins', {
      isUsable: (game) => cards(game).length >= CARDS,
      effect: (_game, { holder }) => call(invest, { seat: holder }, 'finish'),
    }),
  ],
});
