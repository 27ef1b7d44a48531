import { ask, call, counted, done, type Line, type Spec } from '#engine';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { some } from '#text/sentences.ts';

const ID = 'manipulate-investments';
const GOODS = 5;
const CARDS = 3;

/** Every strategy card: those to be chosen, and those that somebody has kept. */
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
      prompt: `Put ${GOODS} trade goods on strategy cards, at least ${CARDS} different ones.`,
      lines: all.map(({ card, holder, lying: { tradeGoods = 0 } }): Line => {
        const hints = [
          ...(tradeGoods ? [`with ${tradeGoods}`] : []),
          ...(holder === undefined ? [] : [`kept by ${nameOfSeat(game, holder)}`]),
        ];
        return {
          key: card,
          label: game.book.components[card]?.name ?? card,
          max: GOODS - CARDS + 1,
          worth: { goods: 1 },
          ...(hints.length && { hint: hints.join(', ') }),
        };
      }),
      limits: [
        {
          measure: 'goods',
          atLeast: GOODS,
          atMost: GOODS,
          say: `Exactly ${some(GOODS, 'trade good')}; that is {sum}.`,
        },
      ],
      start: Object.fromEntries(all.slice(0, CARDS).map(({ card }, i) => [card, i ? 1 : GOODS - CARDS + 1])),
    };
  },
  {
    title: 'put trade goods on strategy cards',
    forced: true,
    check: (_game, _seat, _data, answer) => {
      const different = Object.values(answer).filter((count) => count > 0).length;
      return different < CARDS
        ? `They have to lie on at least ${CARDS} different cards; that is ${different}.`
        : undefined;
    },
  },
);

const invest = procedure<{ seat: SeatId }>()(ID, {
  ask: (_game, { seat }) => ask([whereTo.of(seat, {})], 'put'),
  put: (game, { seat }, got) => {
    const goods = Object.fromEntries(Object.entries(counted(got.answer)).filter(([, count]) => count > 0));
    for (const { card, lying } of cards(game))
      if (goods[card]) lying.tradeGoods = (lying.tradeGoods ?? 0) + goods[card];
    game.fact({ type: 'trade-goods-put-on-cards', seat, goods });
    return done();
  },
});

export default actionCard({
  id: ID,
  name: 'Manipulate Investments',
  set: 'pok',
  text: 'As the strategy phase begins: put 5 trade goods of the supply on strategy cards, at least 3 different ones.',
  copies: 1,
  advice: { gains: (game, seat) => ({ tradeGoods: game.state.speaker === seat ? 2 : 1 }) },
  procedures: [invest],
  questions: [whereTo],
  reactions: [
    on('when', 'strategy-phase-begins', {
      usable: (game) => cards(game).length >= CARDS,
      effect: (_game, { holder }) => call(invest, { seat: holder }, 'finish'),
    }),
  ],
});
