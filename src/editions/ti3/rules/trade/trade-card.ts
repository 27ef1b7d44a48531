import { ask, chosenKeys, chosenKey, choose, done, goto, type Option } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { SKIPPED, skipOrder } from '#kit/prompts/skip-orders.ts';
import { formatList } from '#text/sentences.ts';
import { changeTradeGoods } from './trade-goods.ts';
import { hasStandingOrder } from '#ti3/rules/events/standing-orders.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { procedure, question, openWindow, type Game } from '#ti3/rules/game.ts';
import { nameOfSeat } from '#ti3/rules/names.ts';
import { seatsFrom, seatOf } from '#ti3/rules/seats.ts';
import type { Id, SeatId } from '#ti3/rules/terms.ts';
import { agreementProblem, makeAgreement, receiveTradeGoods } from './agreements.ts';
import { breakAgreement } from './breaking-agreements.ts';

const TRADE_GOODS_OF_PRIMARY = 3;

const chooseWay = question<object>()(
  'trade-or-cancel',
  () =>
    choose('How do you resolve the primary ability of Trade?', [
      {
        key: 'trade',
        label: 'Gain trade goods and open trade',
        hint: 'Gain 3 trade goods and the income of your trade agreements. Then players make new agreements if you approve.',
      },
      { key: 'cancel', label: 'Break all trade agreements', hint: 'Except those that only war can break.' },
    ]),
  { title: 'decide how to resolve Trade' },
);

const worths = (game: Game, seat: SeatId): number[] => [...new Set(seatOf(game, seat).contracts)].sort((a, b) => b - a);

interface Proposal {
  partner: SeatId;
  /** Worth of the contract that the partner gets. */
  gives: number;
}

const proposalKey = pairKey<SeatId, string>('>');

const proposalsIn = (keys: readonly string[]): Proposal[] =>
  keys
    .filter((key) => key !== 'none')
    .map((key) => ({ partner: proposalKey.parse(key)[0], gives: Number(proposalKey.parse(key)[1]) }));

/** Returns the problem if proposals share a partner or a contract; undefined if none do. */
function proposalProblem(game: Game, seat: SeatId, _data: object, keys: readonly string[]): string | undefined {
  const all = proposalsIn(keys);
  if (new Set(all.map(({ partner }) => partner)).size < all.length)
    return 'You can offer each player only 1 trade agreement.';
  const short = all.find(({ gives }) => {
    const of = (list: readonly number[]): number => list.filter((worth) => worth === gives).length;
    return of(all.map((one) => one.gives)) > of(seatOf(game, seat).contracts);
  });
  return short && `You have only 1 trade agreement with income ${short.gives}.`;
}

/** An agreement that two players want: their seats, and the contract each gives. */
interface Agreed {
  seats: [SeatId, SeatId];
  given: [number, number];
}

/** Tells whether the player of Trade has refused this agreement earlier in the action: it is not proposed again. */
const isRefused = (
  refused: readonly Agreed[],
  [one, other]: [SeatId, SeatId],
  [gives, gets]: [number, number],
): boolean =>
  refused.some(({ seats, given }) => {
    const at = seats.indexOf(one);
    return at >= 0 && seats[1 - at] === other && given[at] === gives && given[1 - at] === gets;
  });

/** Says what an offer means: the income is in trade goods. */
const SWAP = 'You exchange agreements: each player gains the income of the one they receive.';

const REFUSED = 'This trade agreement was already refused in this action (E3 15.2).';

/** Asks to whom a player proposes agreements, and for which contract: as many at once as it has contracts (E3 15.2). */
const propose = question<{ asked: SeatId[]; refused?: Agreed[] }>()(
  'propose-agreement',
  (game, seat, { asked, refused = [] }) => {
    if (hasStandingOrder(game, seat, skipOrder('propose-agreement'))) return SKIPPED;
    const others = seatsFrom(game.state, seat).filter((other) => other !== seat && !asked.includes(other));
    const open = others.filter((other) => agreementProblem(game, seat, other) === undefined);
    if (!open.length) return { kind: 'none', reason: 'There is no player you can make a trade agreement with.' };
    const own = worths(game, seat);
    const options = open.flatMap((other): Option[] =>
      own.map((worth) => {
        const theirs = worths(game, other).filter((one) => !isRefused(refused, [seat, other], [worth, one]));
        return {
          key: proposalKey.format(other, `${worth}`),
          label: own.length > 1 ? `${nameOfSeat(game, other)} (income for them ${worth})` : nameOfSeat(game, other),
          ...(theirs.length ? { hint: `income for you: ${theirs.join(' or ')}` } : { disabledReason: REFUSED }),
        };
      }),
    );
    const left = options.flatMap((one) => (one.disabledReason === undefined ? [proposalKey.parse(one.key)[0]] : []));
    if (!left.length) return { kind: 'none', reason: REFUSED };
    const max = Math.min(seatOf(game, seat).contracts.length, new Set(left).size);
    return max > 1
      ? choose(`To which players do you offer trade agreements? ${SWAP}`, options, {
          min: 0,
          max,
          nothing: 'Offer none',
        })
      : choose(`To which player do you offer a trade agreement? ${SWAP}`, [
          ...options,
          { key: 'none', label: 'Offer none' },
        ]);
  },
  { title: 'offer a trade agreement', forced: true, check: proposalProblem },
);

/** Asks which contract is given. Only games saved when this was a question of its own still ask it. */
const give = question<{ partner: SeatId }>()(
  'give-contract',
  (game, seat, { partner }) =>
    choose(
      `Which of your trade agreements do you give ${nameOfSeat(game, partner)}?`,
      worths(game, seat).map((worth) => ({
        key: `${worth}`,
        label: `Give the one with income ${worth}`,
      })),
    ),
  { title: 'choose a trade agreement', forced: true },
);

const agree = question<{ partner: SeatId; gets: number; refused?: Agreed[] }>()(
  'agree-to-trade',
  (game, seat, { partner, gets, refused = [] }) => {
    const problem = agreementProblem(game, seat, partner);
    if (problem !== undefined) return { kind: 'none', reason: problem };
    if (hasStandingOrder(game, seat, skipOrder('agree-to-trade'))) return SKIPPED;
    const contracts = worths(game, seat).map((worth) => ({
      key: `${worth}`,
      label: `Give the one with income ${worth}`,
      ...(isRefused(refused, [seat, partner], [worth, gets]) && { disabledReason: REFUSED }),
    }));
    return choose(
      `${nameOfSeat(game, partner)} offers you a trade agreement with income ${gets}. Which of yours do you give in return?`,
      [...contracts, { key: 'no', label: 'Decline the offer' }],
    );
  },
  { title: 'accept or decline a trade agreement' },
);

const approve = question<{ seats: [SeatId, SeatId]; given: [number, number] }>()(
  'approve-agreement',
  (game, _seat, { seats, given }) =>
    choose(
      `Do you approve a trade agreement between ${nameOfSeat(game, seats[0])} (income ${given[1]}) and ${nameOfSeat(game, seats[1])} (income ${given[0]})?`,
      [
        { key: 'yes', label: 'Approve' },
        { key: 'no', label: 'Decline' },
      ],
    ),
  { title: 'decide whether to approve a trade agreement' },
);

const agreedKey = ({ seats }: Agreed): string => seats.join('+');

/** Asks which of several agreements reached at once are approved. */
const approveAll = question<{ agreed: Agreed[] }>()(
  'approve-agreements',
  (game, _seat, { agreed }) =>
    choose(
      'Which of these trade agreements do you approve?',
      agreed.map((one) => ({
        key: agreedKey(one),
        label: formatList(one.seats.map((seat, i) => `${nameOfSeat(game, seat)} (income ${one.given[1 - i]})`)),
      })),
      { min: 0, max: agreed.length, nothing: 'Approve none' },
    ),
  { title: 'approve trade agreements' },
);

interface Trading {
  seat: SeatId;
  /** Set to open trade at once, without the choice and the goods before it. */
  opened?: true;
  frame?: Id;
  left?: SeatId[];
  proposer?: SeatId;
  asked?: SeatId[];
  proposals?: Proposal[];
  agreed?: Agreed[];
  refused?: SeatId[];
  /** Agreements that the player of Trade has refused. */
  barred?: Agreed[];
  /** Used only by games saved when agreements were proposed one at a time. */
  partner?: SeatId;
  given?: [number, number];
}

/** Returns the agreements that the player of Trade has still to approve. */
const toApprove = (game: Game, { seat, agreed = [] }: Trading): Agreed[] =>
  agreed.filter(({ seats }) => !seats.includes(seat) && modify(game, 'agreement-needs-approval', { seats }, true));

/**
 * Runs the primary ability of Trade (E3 15.2): trade goods, then all may make agreements that its player approves; or
 * all agreements are canceled.
 */
export const tradePrimary = procedure<Trading>()('trade-primary', {
  ask: (_game, { seat, opened }) => (opened ? goto('open') : ask([chooseWay.ask(seat, {})], 'chosen')),
  chosen: (game, data, { answer }) => {
    if (chosenKey(answer) === 'cancel') {
      for (const one of Object.values(game.state.agreements))
        if (one.seats.every((seat, i) => modify(game, 'breaks-agreement', { seat, partner: one.seats[1 - i] }, true)))
          breakAgreement(game, one, data.seat);
      return done();
    }
    changeTradeGoods(game, data.seat, TRADE_GOODS_OF_PRIMARY, 'trade-card');
    receiveTradeGoods(game, data.seat);
    return openWindow('after', 'agreement-goods-received', { seat: data.seat }, 'open');
  },
  open: (game, data) => {
    data.left = seatsFrom(game.state, data.seat);
    // Agreements made now bring nothing until the whole strategic action is over.
    data.frame = game.framePath[Math.max(0, game.framePath.length - 2)].id;
    return goto('proposer');
  },
  proposer: (game, data) => {
    const [proposer, ...left] = (data.left ?? []).filter((seat) => !seatOf(game, seat).eliminated);
    if (proposer === undefined) return done();
    Object.assign(data, { proposer, left, asked: [] });
    return goto('propose');
  },
  propose: (_game, { proposer = '', asked = [], barred }) =>
    ask([propose.ask(proposer, { asked, ...(barred && { refused: barred }) })], 'proposed'),
  proposed: (game, data, { answer }) => {
    const proposals = proposalsIn(chosenKeys(answer));
    if (!proposals.length) return goto('proposer');
    data.proposals = proposals;
    data.asked = [...(data.asked ?? []), ...proposals.map(({ partner }) => partner)];
    for (const { partner } of proposals)
      game.addFact({ type: 'agreement-proposed', seat: data.proposer ?? '', partner });
    return goto('asking');
  },
  gives: (_game, data, { answer }) => {
    data.proposals = [{ partner: data.partner ?? '', gives: Number(chosenKey(answer)) }];
    return goto('asking');
  },
  asking: (_game, { proposer = '', proposals = [], barred }) =>
    ask(
      proposals.map(({ partner, gives }) =>
        agree.ask(partner, { partner: proposer, gets: gives, ...(barred && { refused: barred }) }),
      ),
      'answered',
    ),
  answered: (game, data, { asks }) => {
    const { proposer = '', proposals = [{ partner: data.partner ?? '', gives: data.given?.[0] ?? 0 }] } = data;
    const answers = proposals.map((one) => {
      const given = chosenKey(asks.find(({ player }) => player === one.partner)?.reply ?? null) ?? 'no';
      return { ...one, gets: given === 'no' ? undefined : Number(given) };
    });
    data.agreed = answers.flatMap(({ partner, gives, gets }): Agreed[] =>
      gets === undefined ? [] : [{ seats: [proposer, partner], given: [gives, gets] }],
    );
    data.refused = answers.flatMap(({ partner, gets }) => (gets === undefined ? [partner] : []));
    const open = toApprove(game, data);
    if (!open.length) return goto('refused');
    return ask(
      [open.length > 1 ? approveAll.ask(data.seat, { agreed: open }) : approve.ask(data.seat, open[0])],
      'approved',
    );
  },
  approved: (game, data, { answer }) => {
    const { proposer = '', partner = '', given = [0, 0] } = data;
    data.agreed ??= [{ seats: [proposer, partner], given }];
    const keys = chosenKeys(answer);
    const barred = toApprove(game, data).filter((one) => !keys.includes('yes') && !keys.includes(agreedKey(one)));
    data.agreed = data.agreed.filter((one) => !barred.includes(one));
    if (barred.length) data.barred = [...(data.barred ?? []), ...barred];
    data.refused = [...(data.refused ?? []), ...barred.map(({ seats }) => seats[1])];
    return goto('refused');
  },
  refused: (game, { proposer = '', refused = [] }) => {
    for (const partner of refused) game.addFact({ type: 'agreement-refused', seat: proposer, partner });
    return goto('made');
  },
  made: (game, { agreed = [], frame }) => {
    for (const { seats, given } of agreed) makeAgreement(game, seats, given, frame);
    return goto('propose');
  },
});

/** Runs the secondary ability of Trade: the goods of the seat's own agreements (E3 15.2). */
export const tradeSecondary = procedure<{ seat: SeatId }>()('trade-secondary', {
  begin: (game, { seat }) => {
    receiveTradeGoods(game, seat);
    return openWindow('after', 'agreement-goods-received', { seat }, 'end');
  },
  end: () => done(),
});

export const tradeProcedures = [tradePrimary, tradeSecondary];
export const tradeQuestions = [chooseWay, propose, give, agree, approve, approveAll];
