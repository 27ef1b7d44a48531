import {
  ask,
  askInBranchOrder,
  call,
  chosenKeys,
  choose,
  copyState,
  done,
  goto,
  type Next,
  type Option,
} from '#engine';
import { SKIPPED, skipOrder } from '#kit/prompts/skip-orders.ts';
import { hasStandingOrder } from '#ti3/rules/events/standing-orders.ts';
import { hasOption } from '#ti3/rules/components/game-options.ts';
import { interruptWith } from '#ti3/rules/events/moments.ts';
import { drawCards } from '#ti3/rules/components/decks.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import type { Objective } from '#ti3/rules/components/component.ts';
import { newGame, procedure, question, type Game } from '#ti3/rules/game.ts';
import { homePlanetsOf } from '#ti3/rules/planets/planets.ts';
import { canPay, formatAmount, pay, payment, spendableAmount, type Bill } from '#ti3/rules/production/payment.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import type { State } from '#ti3/rules/state.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import { formatUnaffordable, isUnaffordable, hasSeveralCosts, objectivePaymentCall } from './objective-payment.ts';
import { drawSecretObjective, removeSecretObjective, secretObjectivesOf } from './secret-objectives.ts';
import { endGame, pointsLeader } from '#ti3/rules/phases/victory.ts';
import { formatCount, formatList } from '#text/sentences.ts';

const objective = ({ book }: Game, id: ComponentId): Objective => book.byKind.objective[id];

/**
 * Reveals the next objective. Imperium Rex ends the game (E3 1.2): the call to that procedure is returned, otherwise
 * undefined. In an Age of Empire all objectives are open from the start, so no card reveals any, and the rest of the
 * deck is used only after the last round (E3 18.41, 18.42).
 */
export function revealObjective(game: Game, due?: 'last-round'): Next | undefined {
  if (due === undefined && hasOption(game, 'ageOfEmpire')) return undefined;
  const [id] = drawCards(game, 'objective', 1);
  if (id === undefined) return undefined;
  game.addFact({ type: 'objective-revealed', objective: id });
  if (objective(game, id).stage === 'end')
    return interruptWith(endGame, { winner: pointsLeader(game), ending: 'imperium-rex' });
  game.state.objectives.push({ id, claimedBy: [] });
  return undefined;
}

export function gainPoints(game: Game, seat: SeatId, by: number, why: ComponentId): void {
  const place = seatOf(game, seat);
  const changed = Math.max(-place.points, by);
  if (!changed) return;
  place.points += changed;
  game.addFact({ type: 'points-changed', seat, by: changed, why });
}

/** Returns the bills for resources and influence that a claim costs, to be paid one after the other. */
function billsOf({ spend = {}, name }: Objective): Bill[] {
  return (['resources', 'influence'] as const).flatMap((kind) => {
    const amount = spend[kind] ?? 0;
    return amount ? [{ kind, amount, for: `to score ${name}` }] : [];
  });
}

/** Returns why a seat cannot pay for an objective; undefined if it can. */
function priceProblem(game: Game, seat: SeatId, card: Objective): string | undefined {
  if (hasSeveralCosts(card)) return isUnaffordable(game, seat, card) ? formatUnaffordable(game, seat, card) : undefined;
  const { tradeGoods } = seatOf(game, seat);
  const { tradeGoods: price = 0 } = card.spend ?? {};
  if (tradeGoods < price) return `You need ${formatCount(price, 'trade good')}; you have ${tradeGoods} (E3 16.1).`;
  const bill = billsOf(card).find(({ kind, amount }) => !canPay(game, seat, kind, amount));
  return bill
    ? `You need ${formatAmount(bill.amount, bill.kind)}; you can spend ${spendableAmount(game, seat, bill.kind)} (E3 16.1).`
    : undefined;
}

/** Tells whether a seat may claim objectives at all: as a rule it needs all planets of its home system (E3 16.1). */
export const canClaim = (game: Game, seat: SeatId): boolean =>
  homePlanetsOf(game, seat).every(({ owner }) => owner === seat) || modify(game, 'claims-abroad', { seat }, false);

const NOT_MET = 'You have not met its condition (E3 16.1).';

/** Formats what is needed; `what` has "#" in the place of a number that does not come first. */
const formatNeed = (need: number, what: string): string =>
  what.includes('#') ? what.replace('#', `${need}`) : `${need} ${what}`;

/** Formats how many of it a seat has: "2", or "2 such colors". */
const formatHave = (have: number, what: string): string =>
  what.includes('#') ? formatCount(have, 'such color') : `${have}`;

/** Says what is missing of an objective's condition: "You need 5 technologies; you have 2". Undefined if it is met. */
export function formatShortfall(tally: ReturnType<Objective['tally']>): string | undefined {
  const short = tally.filter(([have, need]) => have < need);
  if (!short.length) return undefined;
  const [[have, need, what]] = short;
  if (what === undefined) return NOT_MET;
  if (short.length === 1 && need > 1)
    return `You need ${formatNeed(need, what)}; you have ${formatHave(have, what)} (E3 16.1).`;
  const parts = short.map(([had, due, of = '']) =>
    due > 1 ? `${formatNeed(due, of)} (you have ${formatHave(had, of)})` : of,
  );
  return `You need ${formatList(parts)} (E3 16.1).`;
}

/**
 * Returns why a seat cannot claim an open objective or its own secret one: claimed before, home planets lost,
 * unfulfilled or unaffordable (E3 16.1). Undefined if it can.
 */
export function claimProblem(game: Game, seat: SeatId, id: ComponentId): string | undefined {
  if (seatOf(game, seat).claimed.includes(id)) return 'You have already scored it (E3 16.1).';
  if (!canClaim(game, seat)) return 'You do not control every planet in your home system (E3 16.1).';
  const { fulfilled, tally } = objective(game, id);
  return fulfilled(game, seat)
    ? priceProblem(game, seat, objective(game, id))
    : (formatShortfall(tally(game, seat)) ?? NOT_MET);
}

interface Claiming {
  seat: SeatId;
  /** Set once the seat has claimed as many public objectives as it may in this phase, one as a rule (E3 16.1). */
  public?: true;
  /** Secret objectives drawn in this phase, which cannot be claimed before the next. */
  drawn?: ComponentId[];
  claim?: ComponentId;
  /** Chosen objectives still to be claimed. */
  wanted?: ComponentId[];
  bills?: Bill[];
  /** Number of public objectives that the seat has claimed in this status phase. */
  claimed?: number;
  /** Set outside the status phase: the seat may claim one public objective only. */
  atOnce?: true;
}

const pointsFor = (game: Game, seat: SeatId, { id, points }: Objective): number =>
  modify(game, 'objective-points', { seat, objective: id }, points);

const isSecret = (game: Game, id: ComponentId): boolean =>
  ['secret', 'preliminary'].includes(String(objective(game, id).stage));

type Wanted = Pick<Claiming, 'public' | 'atOnce' | 'drawn'>;

/** Tells whether a seat skips its public objectives by an order; not what a card lets it claim at once. */
const skipsPublic = (game: Game, seat: SeatId, { atOnce }: Wanted): boolean =>
  !atOnce && hasStandingOrder(game, seat, skipOrder('claim-objective'));

/**
 * Returns the objectives a seat may choose from: public ones it has not claimed, unless it skips them or may claim no
 * more, and its secret ones.
 */
function inReach(game: Game, seat: SeatId, wanted: Wanted): { open: ComponentId[]; secret: ComponentId[] } {
  const { atOnce, drawn } = wanted;
  const had = wanted.public || skipsPublic(game, seat, wanted);
  const open = game.state.objectives.flatMap(({ id, claimedBy }) => (had || claimedBy.includes(seat) ? [] : [id]));
  return { open, secret: atOnce ? [] : secretObjectivesOf(seatOf(game, seat)).filter((id) => !drawn?.includes(id)) };
}

/**
 * Tells whether a seat with a secret objective is asked even if it can claim nothing: otherwise being asked would
 * reveal that it fulfills the objective.
 */
const isVeiled = (game: Game, seat: SeatId, secret: readonly ComponentId[]): boolean =>
  game.state.options.veil !== 'nothing' && secret.length > 0 && canClaim(game, seat);

/** Trade goods that others could give before an answer: more than any objective costs. */
const GIVEN = 12;

/** Returns a copy of the game in which others have given trade goods to a seat. */
function withGifts(game: Game, seat: SeatId): Game {
  const state = copyState(game.state) as State;
  state.seats[seat].tradeGoods += GIVEN;
  return newGame(state, game.book);
}

/**
 * Tells whether all can see that a seat can claim nothing, even if others give it trade goods: no public objective, and
 * no secret one that it might have.
 */
function claimsNothing(game: Game, seat: SeatId, wanted: Wanted): boolean {
  const { open, secret } = inReach(game, seat, wanted);
  if (!isVeiled(game, seat, secret)) return false;
  const claimed = new Set(Object.values(game.state.seats).flatMap((one) => one.claimed));
  const possible = Object.keys(game.book.byKind.objective).filter((id) => isSecret(game, id) && !claimed.has(id));
  const given = withGifts(game, seat);
  return [...open, ...possible].every((id) => claimProblem(given, seat, id) !== undefined);
}

const claim = question<Wanted>()(
  'claim-objective',
  (game, seat, wanted) => {
    const { open, secret } = inReach(game, seat, wanted);
    const able = (ids: ComponentId[]): ComponentId[] => ids.filter((id) => claimProblem(game, seat, id) === undefined);
    const claims = [...able(open), ...able(secret)];
    const veiled = isVeiled(game, seat, secret);
    if (!claims.length && !veiled)
      return skipsPublic(game, seat, wanted)
        ? SKIPPED
        : { kind: 'none', reason: 'There is no objective that you can score.' };
    // Public objectives that the seat cannot claim are listed too, since all players see them.
    const closed = [...open, ...(veiled ? secret : [])].filter((id) => !claims.includes(id));
    const options = [...claims, ...closed].map((key): Option => {
      const { name, text, wins } = objective(game, key);
      const off = claimProblem(game, seat, key);
      const worth = wins ? 'wins the game' : `${pointsFor(game, seat, objective(game, key))} VP`;
      const label = `${name} (${worth})`;
      return { key, label, hint: text, ...(off !== undefined && { disabledReason: off }) };
    });
    const most = Math.min(1, able(open).length) + able(secret).length;
    return most > 1
      ? choose('Which objectives do you score? You can score up to 1 public objective and your secret ones.', options, {
          min: 0,
          max: most,
          nothing: 'Score nothing',
        })
      : choose('Which objective do you score?', [...options, { key: 'none', label: 'Score nothing' }]);
  },
  {
    title: 'score an objective',
    publicAnswer: (game, seat, wanted) => (claimsNothing(game, seat, wanted) ? ['none'] : undefined),
    check: (game, _seat, _wanted, keys) =>
      keys.filter((key) => key !== 'none' && !isSecret(game, key)).length > 1
        ? 'You can score only 1 public objective at a time (E3 16.1).'
        : undefined,
  },
);

/** Lets a seat claim its secret objectives and, unless a card allows more, one public objective (E3 16.1). */
export const claimObjectives = procedure<Claiming>()('claim-objectives', {
  ask: (_game, { seat, public: had, atOnce, drawn }) => {
    const asks = [claim.ask(seat, { ...(had && { public: had }), ...(atOnce && { atOnce }), ...(drawn && { drawn }) })];
    return atOnce ? ask(asks, 'chosen') : askInBranchOrder(asks, 'chosen');
  },
  chosen: (game, data, { answer }) => {
    const ids = chosenKeys(answer).filter((id) => id !== 'none');
    // Secret objectives come first, since they cost nothing.
    data.wanted = [...ids.filter((id) => isSecret(game, id)), ...ids.filter((id) => !isSecret(game, id))];
    return ids.length ? goto('next') : done();
  },
  next: (game, data) => {
    const [id, ...wanted] = data.wanted ?? [];
    data.wanted = wanted;
    // A seat that may claim more than one public objective chooses them one after the other.
    if (id === undefined) return data.atOnce || data.public || !data.claimed ? done() : goto('ask');
    if (claimProblem(game, data.seat, id) !== undefined) return goto('next');
    data.claim = id;
    if (hasSeveralCosts(objective(game, id))) return objectivePaymentCall(data.seat, id);
    data.bills = billsOf(objective(game, id));
    return goto('pay');
  },
  pay: (_game, data) => {
    const [bill] = data.bills ?? [];
    return bill ? ask([payment.ask(data.seat, bill)], 'paid') : goto('claimed');
  },
  paid: (game, data, { answer }) => {
    const [bill, ...rest] = data.bills ?? [];
    pay(game, data.seat, bill, answer);
    data.bills = rest;
    return goto('pay');
  },
  claimed: (game, { seat, claim: id = '' }) => {
    changeTradeGoods(game, seat, -(objective(game, id).spend?.tradeGoods ?? 0));
    return goto('settled');
  },
  settled: (game, data) => {
    const { seat, claim: id = '' } = data;
    const card = objective(game, id);
    const place = seatOf(game, seat);
    if (isSecret(game, id)) removeSecretObjective(place, id);
    else {
      game.state.objectives.find((one) => one.id === id)?.claimedBy.push(seat);
      data.claimed = (data.claimed ?? 0) + 1;
      if (data.atOnce || data.claimed >= modify(game, 'public-claims', { seat }, 1)) data.public = true;
    }
    place.claimed.push(id);
    const points = pointsFor(game, seat, card);
    game.addFact({ type: 'objective-claimed', seat, objective: id, points });
    place.points += points;
    // A player who claims a preliminary objective draws a secret one.
    if (card.stage === 'preliminary') {
      const held = secretObjectivesOf(place);
      drawSecretObjective(game, seat);
      data.drawn = secretObjectivesOf(place).filter((one) => !held.includes(one));
    }
    if (card.wins) return call(endGame, { winner: seat, ending: id }, 'next');
    return goto('next');
  },
});

export const objectiveProcedures = [claimObjectives];
export const objectiveQuestions = [claim];
