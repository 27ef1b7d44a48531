import { ask, call, choose, chosenKey, done, goto, type Spec } from '#engine';
import { relic } from '#ti4/rules/components/component.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { pay, payment, spendableAmount, type Bill } from '#ti4/rules/production/payment.ts';
import { seatsFrom } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { placeStructure, structureSites, type StructurePlacement } from '#ti4/rules/units/structures.ts';
import { agentAbility } from '#ti4/content/shared/cards/agents.ts';
import { choosePlayer } from '#ti4/content/shared/procedures/player-questions.ts';

const ID = 'jr-xs455-o';
const BILL: Bill = { kind: 'resources', amount: 3, for: 'for a structure' };

const structure = (seat: SeatId): StructurePlacement => ({ seat, types: ['pds', 'space-dock'] });

function unable(game: Game, seat: SeatId): string | undefined {
  if (spendableAmount(game, seat, BILL.kind) < BILL.amount) return `You cannot pay ${BILL.amount} resources.`;
  return structureSites(game, structure(seat)).some(({ disabledReason }) => !disabledReason)
    ? undefined
    : 'There is no planet where you can place a structure.';
}

const whether = question<object>()(
  ID,
  (game, seat): Spec => {
    const off = unable(game, seat);
    return choose('Do you place a structure or gain 1 trade good (JR-XS455-O)?', [
      {
        key: 'structure',
        label: `Place a structure for ${BILL.amount} resources`,
        ...(off !== undefined && { disabledReason: off }),
      },
      { key: 'trade-good', label: 'Gain 1 trade good' },
    ]);
  },
  { title: 'choose a structure or a trade good' },
);

const building = procedure<{ seat: SeatId }>()(ID, {
  offer: (_game, { seat }) => ask([whether.ask(seat, {})], 'offered'),
  offered: (_game, { seat }, got) =>
    chosenKey(got.answer) === 'structure' ? ask([payment.ask(seat, BILL)], 'paid') : goto('instead'),
  paid: (game, { seat }, got) => {
    if (got.answer === null) return goto('instead');
    pay(game, seat, BILL, got.answer);
    return call(placeStructure, structure(seat), 'end');
  },
  instead: (game, { seat }) => {
    gainTradeGoods(game, seat, 1);
    return done();
  },
  end: () => done(),
});

export default relic({
  id: ID,
  name: 'JR-XS455-O',
  set: 'codex-2',
  text: 'This relic is an agent. Action: exhaust this card and choose a player. They either spend 3 resources and place a structure on a planet they control, or gain 1 trade good.',
  advice: {
    gains: { tradeGoods: 1 },
    choices: (_game, _seat, key, { question: asked }) => {
      if (asked !== ID) return undefined;
      return key === 'structure' ? { units: { 'space-dock': 1 }, resources: -BILL.amount } : { tradeGoods: 1 };
    },
  },
  agent: true,
  action: agentAbility({
    problem: () => undefined,
    target: (game, { holder }) =>
      choosePlayer.ask(holder, {
        prompt: 'Which player do you let place a structure for 3 resources or gain 1 trade good?',
        seats: seatsFrom(game.state, holder),
      }),
    effect: (_game, _held, target) => {
      const seat = chosenKey(target);
      return seat === undefined ? undefined : call(building, { seat }, 'finish');
    },
  }),
  procedures: [building],
  questions: [whether],
});
