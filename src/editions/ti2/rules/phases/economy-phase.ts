import { ask, call, choose, chosen, counted, done, goto, type Spec } from '#engine';
import { some } from '#text/sentences.ts';
import { componentOf, drawCards, modify } from '#ti2/rules/components/kit.ts';
import { chooseAmong } from '#ti2/rules/components/target-questions.ts';
import { procedure, question, window, type Game } from '#ti2/rules/game.ts';
import { nameOf } from '#ti2/rules/names.ts';
import { agreementsOf, partnerIn, tradeIncome } from '#ti2/rules/trade/agreements.ts';
import { byInfluence, resourcesOf, seatOf } from '#ti2/rules/seats.ts';
import type { CardId, SeatId, Units, UnitType } from '#ti2/rules/terms.ts';
import { payFee, receive } from '#ti2/rules/production/credits.ts';
import { discardCards, drawActionCards, handLimit, handOptions } from './action-cards.ts';
import { placeNow } from './placement-phase.ts';
import { priceOf } from '#ti2/rules/production/unit-prices.ts';
import { placeable } from '#ti2/rules/production/placement-sites.ts';

/** How many cards a player draws (E2 5.2). */
const drawn = (game: Game, seat: SeatId): number => modify(game, 'cards-drawn', { seat }, 1);

/** Who holds too much for all that would be drawn: how much of it has no room. */
function roomTold(game: Game, seat: SeatId): string {
  const [held, most, count] = [seatOf(game, seat).actionCards.length, handLimit(game, seat), drawn(game, seat)];
  const lost = Math.min(count, held + count - most);
  return `You draw ${some(count, 'card')}, hold ${held} and may hold ${most}: ${lost === count ? 'none' : `only ${count - lost}`} of them comes to you unless you discard (E2 5.2).`;
}

const makeRoom = question<object>()(
  'discard-before-drawing',
  (game, seat) =>
    choose(`${roomTold(game, seat)} What do you discard before drawing?`, handOptions(game, seat), {
      min: 0,
      max: 99,
    }),
  { title: 'discard before drawing' },
);

interface Drawing {
  /** Cards that lie open, and who chooses how many of them, in order. */
  pool?: CardId[];
  left?: { seat: SeatId; count: number }[];
}

/** Who holds as many as he may draws nothing more; he may discard first (E2 5.2). */
const drawSegment = procedure<Drawing>()('draw-segment', {
  ask: (game) =>
    ask(
      byInfluence(game).flatMap((seat) =>
        seatOf(game, seat).actionCards.length + drawn(game, seat) > handLimit(game, seat)
          ? [makeRoom.of(seat, {})]
          : [],
      ),
      'draw',
    ),
  draw: (game, data, { answers }) => {
    const draws = byInfluence(game).map((seat) => {
      discardCards(game, seat, chosen(answers[seat] ?? null));
      const room = handLimit(game, seat) - seatOf(game, seat).actionCards.length;
      return { seat, count: Math.max(0, Math.min(room, drawn(game, seat))) };
    });
    if (modify(game, 'draws-openly', {}, false)) {
      data.left = draws;
      data.pool = drawCards(game, 'action', draws.reduce((sum, { count }) => sum + count, 0)); // prettier-ignore
      if (data.pool.length) game.fact({ type: 'action-cards-laid-open', cards: data.pool });
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
      [chooseAmong.of(next.seat, { prompt: `Take ${some(most, 'action card')}.`, options, least: most, most })],
      'picked',
    );
  },
  picked: (game, data, { answer }) => {
    const seat = data.left?.shift()?.seat ?? '';
    const cards = chosen(answer);
    data.pool = data.pool?.filter((card) => !cards.includes(card)) ?? [];
    const hand = seatOf(game, seat);
    hand.actionCards = [...hand.actionCards, ...cards];
    game.fact({ type: 'action-cards-taken', seat, cards });
    return goto('pick');
  },
});

/** What a player receives: resources, and what agreements bring (E2 5.3). */
export function incomeOf(game: Game, seat: SeatId): number {
  const trade = agreementsOf(game, seat).reduce((sum, agreement) => {
    const partner = partnerIn(agreement, seat);
    return sum + tradeIncome(game, seat, partner);
  }, 0);
  const all = modify(game, 'income', { seat }, resourcesOf(game, seat, 'income') + trade);
  return modify(game, 'income-kept', { seat }, all);
}

/** No more than this of a type is bought at once. */
const HEAP = 99;

/** Units that docks have to place: a new dock needs none (E2 9.2). */
const needingDocks = (counts: Record<string, number>): number =>
  Object.entries(counts).reduce((sum, [type, count]) => (type === 'spacedock' ? sum : sum + count), 0);

/** What is lost of a purchase as things stand, since docks place no more (E2 5.4, 9.1). */
function boughtInVain(game: Game, seat: SeatId, counts: Record<string, number>): string | undefined {
  const [room, all] = [placeable(game, seat), needingDocks(counts)];
  const what = room ? `${some(room, 'unit')} of these ${all}` : 'none of these';
  return all > room
    ? `Your docks place ${what} in a round: as things stand the other ${all - room} would be lost, and what they cost with them (E2 5.4, 9.1).`
    : undefined;
}

const purchase = question<object, Record<string, number>>()(
  'purchase',
  (game, seat): Spec => {
    const { credits } = seatOf(game, seat);
    const lines = Object.values(game.book.units).flatMap(({ type, name }) => {
      const price = priceOf(game, seat, type);
      if (price === null) return [];
      const max = price ? Math.min(HEAP, Math.floor(credits / price)) : HEAP;
      return [
        {
          key: type,
          label: name,
          hint: `${some(price, 'credit')} each`,
          max,
          most: `you have ${some(credits, 'credit')} (E2 5.4).`,
          worth: { credits: price },
        },
      ];
    });
    if (lines.every(({ max }) => !max)) return { kind: 'none', reason: 'You cannot pay for any unit (E2 5.4).' };
    return {
      kind: 'allot',
      prompt: `What do you buy, of ${some(credits, 'credit')}? It is placed at the end of the round.`,
      lines,
      limits: [
        { measure: 'credits', atMost: credits, say: `That costs {sum} credits, and you have ${credits} (E2 5.4).` },
      ],
      start: {},
      nothing: 'Buy nothing',
    };
  },
  {
    title: 'buy units',
    regret: (game, seat, _data, counts) => boughtInVain(game, seat, counts),
    told: (game, seat, _data, counts: Record<string, number>) => {
      const all = needingDocks(counts);
      const cost = Object.entries(counts).reduce(
        (sum, [type, count]) => sum + count * (priceOf(game, seat, type as UnitType) ?? 0),
        0,
      );
      const [room, { credits }] = [placeable(game, seat), seatOf(game, seat)];
      const lost = all > room ? ': the rest would be lost (E2 5.4)' : '';
      return `${cost} of ${some(credits, 'credit')}. Your docks place ${some(room, 'unit')} in a round, and this is ${all}${lost}.`;
    },
  },
);

function buy(game: Game, seat: SeatId, counts: Record<string, number>): void {
  const units = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)) as Units;
  const total = Object.entries(units).reduce(
    (sum, [type, count]) => sum + count * (priceOf(game, seat, type as UnitType) ?? 0),
    0,
  );
  if (!Object.keys(units).length) return;
  payFee(game, seat, total, 'units');
  const { bought } = seatOf(game, seat);
  for (const [type, count] of Object.entries(units) as [UnitType, number][]) bought[type] = (bought[type] ?? 0) + count;
  game.fact({ type: 'units-bought', seat, units, credits: total });
}

/** The economy phase: all draw, receive and buy at the same time (E2 5.1). */
export const economyPhase = procedure<object>()('economy-phase', {
  draw: () => call(drawSegment, {}, 'cards'),
  cards: () => window('after', 'economy-begins', {}, 'receive'),
  receive: (game) => {
    for (const seat of byInfluence(game)) receive(game, seat, incomeOf(game, seat), 'income');
    return goto('buy');
  },
  buy: (game) =>
    ask(
      byInfluence(game).map((seat) => purchase.of(seat, {})),
      'bought',
    ),
  bought: (game, _data, { answers }) => {
    for (const [seat, answer] of Object.entries(answers)) buy(game, seat, counted(answer));
    return goto('place');
  },
  place: (game) => {
    const early = byInfluence(game).filter((seat) => modify(game, 'places-at-once', { seat }, false));
    return early.length ? call(placeNow, { seats: early }, 'end') : done();
  },
  end: () => done(),
});

export const economyProcedures = [economyPhase, drawSegment];
export const economyQuestions = [makeRoom, purchase];
