import { ask, call, choose, chosenKeys, chosenAmounts, done, goto, type Spec } from '#engine';
import { capitalize, formatCount } from '#text/sentences.ts';
import { componentOf, drawCards, modify } from '#ti2/rules/components/kit.ts';
import { chooseOption } from '#ti2/rules/components/target-questions.ts';
import { procedure, question, openWindow, type Game } from '#ti2/rules/game.ts';
import { formatUnitCounts, nameOf, unitNouns } from '#ti2/rules/names.ts';
import { agreementsOf, partnerIn, tradeIncome } from '#ti2/rules/trade/agreements.ts';
import { seatsByInfluence, resourcesOf, seatOf } from '#ti2/rules/seats.ts';
import type { CardId, SeatId, UnitCounts, UnitType } from '#ti2/rules/terms.ts';
import { payFee, gainCredits } from '#ti2/rules/production/credits.ts';
import { discardActionCards, drawActionCards, handLimit, handOptions } from './action-cards.ts';
import { placeAtOnce } from './placement-phase.ts';
import { unitPriceOf } from '#ti2/rules/production/unit-prices.ts';
import { placementLimit } from '#ti2/rules/production/placement-sites.ts';

/** Number of action cards a player draws (E2 5.2). */
const drawn = (game: Game, seat: SeatId): number => modify(game, 'cards-drawn', { seat }, 1);

/** Explains how many of the cards to draw exceed the hand limit. */
function roomTold(game: Game, seat: SeatId): string {
  const [held, most, count] = [seatOf(game, seat).actionCards.length, handLimit(game, seat), drawn(game, seat)];
  const lost = Math.min(count, held + count - most);
  const result = lost === count ? `draw ${count === 1 ? 'it' : 'them'} only if` : `draw only ${count - lost} unless`;
  return `You can draw ${formatCount(count, 'card')}, but you have ${held} in hand and the limit is ${most}: you ${result} you discard.`;
}

const makeRoom = question<object>()(
  'discard-before-drawing',
  (game, seat) =>
    choose(`${roomTold(game, seat)} Which cards do you discard before you draw?`, handOptions(game, seat), {
      min: 0,
      max: 99,
      nothing: 'Discard none',
    }),
  { title: 'discard cards before drawing' },
);

interface Drawing {
  /** Face-up cards, and the number each seat takes in turn. */
  pool?: CardId[];
  left?: { seat: SeatId; count: number }[];
}

/** Players draw up to their hand limit; those who would exceed it may discard first (E2 5.2). */
export const drawSegment = procedure<Drawing>()('draw-segment', {
  ask: (game) =>
    ask(
      seatsByInfluence(game).flatMap((seat) =>
        seatOf(game, seat).actionCards.length + drawn(game, seat) > handLimit(game, seat)
          ? [makeRoom.ask(seat, {})]
          : [],
      ),
      'draw',
    ),
  draw: (game, data, { answers }) => {
    const draws = seatsByInfluence(game).map((seat) => {
      discardActionCards(game, seat, chosenKeys(answers[seat] ?? null));
      const room = handLimit(game, seat) - seatOf(game, seat).actionCards.length;
      return { seat, count: Math.max(0, Math.min(room, drawn(game, seat))) };
    });
    if (modify(game, 'draws-openly', {}, false)) {
      data.left = draws;
      data.pool = drawCards(game, 'action', draws.reduce((sum, { count }) => sum + count, 0)); // prettier-ignore
      if (data.pool.length) game.addFact({ type: 'action-cards-laid-open', cards: data.pool });
      return goto('pick');
    }
    for (const { seat, count } of draws) drawActionCards(game, seat, count);
    return done();
  },
  pick: (game, { pool = [], left = [] }) => {
    while (left.length && !left[0].count) left.shift();
    const [next] = left;
    if (!next || !pool.length) return done();
    const most = Math.min(next.count, pool.length);
    const options = pool.map((key) => ({
      key,
      label: nameOf(game, componentOf(key)),
      hint: game.book.components[componentOf(key)].text,
    }));
    return ask(
      [
        chooseOption.ask(next.seat, {
          prompt: `Which cards do you take? Choose ${formatCount(most, 'action card')}.`,
          options,
          least: most,
          most,
        }),
      ],
      'picked',
    );
  },
  picked: (game, data, { answer }) => {
    const seat = data.left?.shift()?.seat ?? '';
    const cards = chosenKeys(answer);
    data.pool = data.pool?.filter((card) => !cards.includes(card)) ?? [];
    const hand = seatOf(game, seat);
    hand.actionCards = [...hand.actionCards, ...cards];
    game.addFact({ type: 'action-cards-taken', seat, cards });
    return goto('pick');
  },
});

/** Credits a player receives: resources and trade income (E2 5.3). */
export function incomeOf(game: Game, seat: SeatId): number {
  const trade = agreementsOf(game, seat).reduce((sum, agreement) => {
    const partner = partnerIn(agreement, seat);
    return sum + tradeIncome(game, seat, partner);
  }, 0);
  const all = modify(game, 'income', { seat }, resourcesOf(game, seat, 'income') + trade);
  return modify(game, 'income-kept', { seat }, all);
}

/** Maximum number of units of one type per purchase. */
const MAX_PURCHASE_PER_LINE = 99;

/** Number of bought units that space docks must place; a new dock needs none (E2 9.2). */
const needingDocks = (counts: Record<string, number>): number =>
  Object.entries(counts).reduce((sum, [type, count]) => (type === 'spacedock' ? sum : sum + count), 0);

/** Warns of bought units that will be lost because the docks cannot place them (E2 5.4, 9.1). */
function boughtInVain(game: Game, seat: SeatId, counts: Record<string, number>): string | undefined {
  const [room, all] = [placementLimit(game, seat), needingDocks(counts)];
  const what = room ? `only ${room} of these ${all} units` : 'none of these units';
  return all > room
    ? `Your spacedocks can place ${what} this round: you lose ${all - room} and the credits you pay for them (E2 5.4, 9.1).`
    : undefined;
}

const purchase = question<object, Record<string, number>>()(
  'purchase',
  (game, seat): Spec => {
    const { credits } = seatOf(game, seat);
    const lines = Object.values(game.book.units).flatMap(({ type }) => {
      const price = unitPriceOf(game, seat, type);
      const called = capitalize(unitNouns(game, type)[0]);
      if (price === null) return [];
      const max = price ? Math.min(MAX_PURCHASE_PER_LINE, Math.floor(credits / price)) : MAX_PURCHASE_PER_LINE;
      return [
        {
          key: type,
          label: called,
          hint: `${formatCount(price, 'credit')} each`,
          max,
          maxMessage:
            max < MAX_PURCHASE_PER_LINE
              ? `You can buy at most ${formatUnitCounts(game, { [type]: max })}: you have ${formatCount(credits, 'credit')} and each costs ${price} (E2 5.4).`
              : `You can buy at most ${formatUnitCounts(game, { [type]: max })} at a time.`,
          ...(max < 1 && {
            disabledReason: `It costs ${formatCount(price, 'credit')}; you have ${credits} (E2 5.4).`,
          }),
          weights: { credits: price },
        },
      ];
    });
    if (lines.every(({ max }) => !max))
      return { kind: 'none', reason: 'You do not have enough credits for any unit (E2 5.4).' };
    return {
      kind: 'allot',
      prompt: `Which units do you buy? You have ${formatCount(credits, 'credit')}. You place the units at the end of the round.`,
      amounts: lines,
      limits: [
        { measure: 'credits', atMost: credits, message: `That costs {sum} credits; you have ${credits} (E2 5.4).` },
      ],
      proposed: {},
      emptyLabel: 'Buy nothing',
    };
  },
  {
    title: 'buy units',
    regret: (game, seat, _data, counts) => boughtInVain(game, seat, counts),
    told: (game, seat, _data, counts: Record<string, number>) => {
      const all = needingDocks(counts);
      const cost = Object.entries(counts).reduce(
        (sum, [type, count]) => sum + count * (unitPriceOf(game, seat, type as UnitType) ?? 0),
        0,
      );
      const [room, { credits }] = [placementLimit(game, seat), seatOf(game, seat)];
      const docks = counts.spacedock ? ', not counting new spacedocks' : '';
      const lost = all > room ? ': you lose the rest (E2 5.4)' : '';
      // If they do not suffice, the refusal says so.
      const spent = cost > credits ? '' : `You spend ${cost} of ${formatCount(credits, 'credit')}. `;
      return `${spent}Your spacedocks can place ${formatCount(room, 'unit')} this round, and you have chosen ${all}${docks}${lost}.`;
    },
  },
);

function buy(game: Game, seat: SeatId, counts: Record<string, number>): void {
  const units = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)) as UnitCounts;
  const total = Object.entries(units).reduce(
    (sum, [type, count]) => sum + count * (unitPriceOf(game, seat, type as UnitType) ?? 0),
    0,
  );
  if (!Object.keys(units).length) return;
  payFee(game, seat, total, 'units');
  const { bought } = seatOf(game, seat);
  for (const [type, count] of Object.entries(units) as [UnitType, number][]) bought[type] = (bought[type] ?? 0) + count;
  game.addFact({ type: 'units-bought', seat, units, credits: total });
}

/** The economy phase: all players draw, receive income and buy at the same time (E2 5.1). */
export const economyPhase = procedure<object>()('economy-phase', {
  draw: () => call(drawSegment, {}, 'cards'),
  cards: () => openWindow('after', 'economy-begins', {}, 'receive'),
  receive: (game) => {
    for (const seat of seatsByInfluence(game)) gainCredits(game, seat, incomeOf(game, seat), 'income');
    return goto('buy');
  },
  buy: (game) =>
    ask(
      seatsByInfluence(game).map((seat) => purchase.ask(seat, {})),
      'bought',
    ),
  bought: (game, _data, { answers }) => {
    for (const [seat, answer] of Object.entries(answers)) buy(game, seat, chosenAmounts(answer));
    return goto('place');
  },
  place: (game) => {
    const early = seatsByInfluence(game).filter((seat) => modify(game, 'places-at-once', { seat }, false));
    return early.length ? call(placeAtOnce, { seats: early }, 'end') : done();
  },
  end: () => done(),
});

export const economyProcedures = [economyPhase, drawSegment];
export const economyQuestions = [makeRoom, purchase];
