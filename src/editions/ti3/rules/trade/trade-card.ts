import { ask, chosenOne, choose, done, goto } from '../../../../engine/index.ts';
import { changeTradeGoods } from '../counters/trade-goods.ts';
import { modify } from '../components/modifiers.ts';
import { procedure, question, window, type Game } from '../game.ts';
import { nameOfSeat } from '../names.ts';
import { clockwise, seatOf } from '../seats.ts';
import type { Id, SeatId } from '../terms.ts';
import { agreementProblem, makeAgreement, receiveGoods } from './agreements.ts';
import { breakAgreement } from './breaking.ts';

const GOODS = 3;

const chooseWay = question<object>()(
  'trade-or-cancel',
  () =>
    choose('What do you do with Trade?', [
      {
        key: 'trade',
        label: 'Trade',
        hint: 'Three trade goods, the goods of your agreements, then everybody may make new ones that you approve.',
      },
      { key: 'cancel', label: 'Cancel all trade agreements', hint: 'But those with whom only war ends them.' },
    ]),
  { title: 'decide how to trade' },
);

const worths = (game: Game, seat: SeatId): number[] => [...new Set(seatOf(game, seat).contracts)].sort((a, b) => b - a);

/** Whom a player proposes an agreement to (E3 15.2). */
const propose = question<{ asked: SeatId[] }>()(
  'propose-agreement',
  (game, seat, { asked }) => {
    const others = clockwise(game.state, seat).filter((other) => other !== seat && !asked.includes(other));
    const open = others.filter((other) => agreementProblem(game, seat, other) === undefined);
    if (!open.length) return { kind: 'none', reason: 'There is nobody to make an agreement with.' };
    return choose('Propose a trade agreement?', [
      ...open.map((key) => ({ key, label: nameOfSeat(game, key), hint: `Their contracts: ${worths(game, key).join(', ')}.` })),
      { key: 'none', label: 'Propose none' },
    ]);
  },
  { title: 'propose a trade agreement', forced: true },
);

/** Which contract is given, where they differ. */
const give = question<{ partner: SeatId }>()(
  'give-contract',
  (game, seat, { partner }) =>
    choose(
      `Which of your contracts does ${nameOfSeat(game, partner)} get?`,
      worths(game, seat).map((worth) => ({ key: `${worth}`, label: `The one worth ${worth}` })),
    ),
  { title: 'choose a contract', forced: true },
);

const agree = question<{ partner: SeatId; gets: number }>()(
  'agree-to-trade',
  (game, seat, { partner, gets }) => {
    const problem = agreementProblem(game, seat, partner);
    if (problem !== undefined) return { kind: 'none', reason: problem };
    return choose(`${nameOfSeat(game, partner)} proposes a trade agreement: you would receive ${gets}. Which contract do you give?`, [
      ...worths(game, seat).map((worth) => ({ key: `${worth}`, label: `The one worth ${worth}` })),
      { key: 'no', label: 'No agreement' },
    ]);
  },
  { title: 'answer a proposed trade agreement' },
);

const approve = question<{ seats: [SeatId, SeatId]; given: [number, number] }>()(
  'approve-agreement',
  (game, _seat, { seats, given }) =>
    choose(
      `Do you approve a trade agreement of ${nameOfSeat(game, seats[0])} (receives ${given[1]}) and ${nameOfSeat(game, seats[1])} (receives ${given[0]})?`,
      [
        { key: 'yes', label: 'Approve' },
        { key: 'no', label: 'Refuse' },
      ],
    ),
  { title: 'approve a trade agreement' },
);

interface Trading {
  seat: SeatId;
  /** Trade is open at once, whatever goes before it. */
  opened?: true;
  frame?: Id;
  left?: SeatId[];
  proposer?: SeatId;
  asked?: SeatId[];
  partner?: SeatId;
  given?: [number, number];
}

/** The primary of Trade (E3 15.2): goods, then trade is open among all, each agreement approved by its player; or all are cancelled. */
export const tradePrimary = procedure<Trading>()('trade-primary', {
  ask: (_game, { seat, opened }) => (opened ? goto('open') : ask([chooseWay.of(seat, {})], 'chosen')),
  chosen: (game, data, { answer }) => {
    if (chosenOne(answer) === 'cancel') {
      for (const one of Object.values(game.state.agreements))
        if (one.seats.every((seat, i) => modify(game, 'breaks-agreement', { seat, partner: one.seats[1 - i] }, true)))
          breakAgreement(game, one, data.seat);
      return done();
    }
    changeTradeGoods(game, data.seat, GOODS, 'trade-card');
    receiveGoods(game, data.seat);
    return window('after', 'agreement-goods-received', { seat: data.seat }, 'open');
  },
  open: (game, data) => {
    data.left = clockwise(game.state, data.seat);
    // Agreements made now bring nothing before the whole strategic action is over.
    data.frame = game.path[Math.max(0, game.path.length - 2)].id;
    return goto('proposer');
  },
  proposer: (game, data) => {
    const [proposer, ...left] = (data.left ?? []).filter((seat) => !seatOf(game, seat).eliminated);
    if (proposer === undefined) return done();
    Object.assign(data, { proposer, left, asked: [] });
    return goto('propose');
  },
  propose: (_game, { proposer = '', asked = [] }) => ask([propose.of(proposer, { asked })], 'proposed'),
  proposed: (game, data, { answer }) => {
    const partner = chosenOne(answer);
    if (partner === undefined || partner === 'none') return goto('proposer');
    data.partner = partner;
    data.asked = [...(data.asked ?? []), partner];
    game.fact({ type: 'agreement-proposed', seat: data.proposer ?? '', partner });
    return ask([give.of(data.proposer ?? '', { partner })], 'gives');
  },
  gives: (_game, data, { answer }) => {
    data.given = [Number(chosenOne(answer)), 0];
    return ask([agree.of(data.partner ?? '', { partner: data.proposer ?? '', gets: data.given[0] })], 'answered');
  },
  answered: (game, data, { answer }) => {
    const { proposer = '', partner = '', seat } = data;
    const choice = chosenOne(answer) ?? 'no';
    if (choice === 'no') return goto('refused');
    data.given = [data.given?.[0] ?? 0, Number(choice)];
    const seats: [SeatId, SeatId] = [proposer, partner];
    if (seats.includes(seat) || !modify(game, 'agreement-needs-approval', { seats }, true)) return goto('made');
    return ask([approve.of(seat, { seats, given: data.given })], 'approved');
  },
  approved: (_game, _data, { answer }) => goto(chosenOne(answer) === 'yes' ? 'made' : 'refused'),
  made: (game, { proposer = '', partner = '', given = [0, 0], frame }) => {
    makeAgreement(game, [proposer, partner], given, frame);
    return goto('propose');
  },
  refused: (game, { proposer = '', partner = '' }) => {
    game.fact({ type: 'agreement-refused', seat: proposer, partner });
    return goto('propose');
  },
});

/** The secondary of Trade: the goods of one's own agreements (E3 15.2). */
export const tradeSecondary = procedure<{ seat: SeatId }>()('trade-secondary', {
  begin: (game, { seat }) => {
    receiveGoods(game, seat);
    return window('after', 'agreement-goods-received', { seat }, 'end');
  },
  end: () => done(),
});

export const tradeProcedures = [tradePrimary, tradeSecondary];
export const tradeQuestions = [chooseWay, propose, give, agree, approve];
