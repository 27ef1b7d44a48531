import { done, type EngineBook } from '#engine';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { interruptWith, queueMoment } from '#ti4/rules/events/moments.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';

/**
 * Gains trade goods from the supply (93.2), or those that lay on a card; what answers a gain is asked as soon as the running step is
 * over.
 */
export function gainTradeGoods(game: Game, seat: SeatId, count: number, from: 'supply' | 'card' = 'supply'): void {
  if (count <= 0) return;
  addTradeGoods(game, seat, count);
  announceTradeGoods(game, seat, count, from);
}

/** The first half of a gain: they are there to be spent, and nobody answers that yet. */
export function addTradeGoods(game: Game, seat: SeatId, count: number): void {
  seatOf(game, seat).tradeGoods += count;
  game.addFact({ type: 'trade-goods-gained', seat, count });
}

/** The second half: it may be answered. */
export function announceTradeGoods(game: Game, seat: SeatId, count: number, from: 'supply' | 'card' = 'supply'): void {
  if (from === 'supply') queueMoment(game, 'when', 'trade-goods-from-supply', { seat, count });
  queueMoment(game, 'after', 'trade-goods-gained', { seat, count });
}

/** Trade goods lost to an effect, or given for it; never more than there are. */
export function loseTradeGoods(game: Game, seat: SeatId, count: number, why: string, spent?: 'spent'): number {
  const place = seatOf(game, seat);
  const lost = Math.min(count, place.tradeGoods);
  place.tradeGoods -= lost;
  if (lost) game.addFact({ type: 'trade-goods-lost', seat, count: lost, why, ...(spent && { spent: true }) });
  return lost;
}

/** Commodities that a seat may spend as trade goods. */
export const spendableCommodities = (game: Game, seat: SeatId): number =>
  seatOf(game, seat).commodities > 0 && modify(game, 'commodities-spendable', { seat }, false)
    ? seatOf(game, seat).commodities
    : 0;

/** How many trade goods a seat could spend. */
export const spendableTradeGoods = (game: Game, seat: SeatId): number =>
  seatOf(game, seat).tradeGoods + spendableCommodities(game, seat);

/** Spends trade goods for an effect that asks for them (93.4): commodities that count as such go first. Gives back how many. */
export function spendTradeGoods(game: Game, seat: SeatId, count: number, why: string): number {
  const asGoods = Math.min(count, spendableCommodities(game, seat));
  if (asGoods > 0) {
    spendCommodities(game, seat, asGoods, why);
    queueMoment(game, 'after', 'commodities-spent-as-goods', { seat });
  }
  return asGoods + loseTradeGoods(game, seat, count - asGoods, why, 'spent');
}

/** How many commodities a seat's faction sheet says it may have. */
export const printedCommodities = (game: Game, seat: SeatId): number =>
  game.book.byKind.faction[seatOf(game, seat).faction]?.commodities ?? 0;

/** A seat's commodity value: to how many it replenishes (21.3). */
export const commodityValue = (game: Game, seat: SeatId): number =>
  modify(game, 'commodity-limit', { seat }, printedCommodities(game, seat));

const isUnlimited = (game: Game, seat: SeatId): boolean => modify(game, 'commodities-unlimited', { seat }, false);

/** The most commodities a seat may have (21.2): as many as its commodity value, or any number. */
export const commodityLimit = (game: Game, seat: SeatId): number =>
  isUnlimited(game, seat) ? Infinity : commodityValue(game, seat);

/** What a seat has no room for any more goes back to the supply: what made the room has gone. */
const returnCommodities = procedure<{ seat: SeatId }>()('return-commodities', {
  start: (game, { seat }) => {
    const place = seatOf(game, seat);
    const count = place.commodities - commodityLimit(game, seat);
    if (count <= 0) return done();
    place.commodities -= count;
    game.addFact({ type: 'commodities-returned', seat, count });
    return done();
  },
});

/** Nobody keeps more commodities than there is room for (21.2). */
export const commodityCheck: EngineBook<Game>['standingChecks'][number] = (game) => {
  const { order, seats } = game.state;
  const seat = order.find(
    (id) => seats[id].commodities > printedCommodities(game, id) && seats[id].commodities > commodityLimit(game, id),
  );
  return seat === undefined ? undefined : interruptWith(returnCommodities, { seat });
};

export const commodityProcedures = [returnCommodities];

/** Gains commodities from the supply, as many as there is room for (21.2). */
export function gainCommodities(game: Game, seat: SeatId, count: number): void {
  const place = seatOf(game, seat);
  const gained = Math.min(count, Math.max(0, commodityLimit(game, seat) - place.commodities));
  if (!gained) return;
  place.commodities += gained;
  game.addFact({ type: 'commodities-gained', seat, count: gained });
}

/** Fills a seat's commodities up (21.3); one who has all of them replenishes all the same. Where there is no limit, so many are gained. */
export function replenishCommodities(game: Game, seat: SeatId): void {
  const place = seatOf(game, seat);
  const before = place.commodities;
  const value = commodityValue(game, seat);
  const unlimited = isUnlimited(game, seat);
  place.commodities = unlimited ? before + value : Math.max(before, value);
  const by = unlimited ? value : place.commodities;
  game.addFact({ type: 'commodities-replenished', seat, commodities: place.commodities });
  queueMoment(game, 'when', 'commodities-replenished', { seat, by });
  queueMoment(game, 'after', 'commodities-replenished', { seat, by });
}

/** Commodities spent for an effect that asks for them; never more than there are. */
export function spendCommodities(game: Game, seat: SeatId, count: number, why: string): void {
  const place = seatOf(game, seat);
  const spent = Math.min(count, place.commodities);
  place.commodities -= spent;
  if (spent) game.addFact({ type: 'commodities-spent', seat, count: spent, why });
}

/** Commodities change hands: they arrive as trade goods (21.5, 21.6). Gives back how many. */
export function handOverCommodities(game: Game, from: SeatId, to: SeatId, count: number): number {
  const giver = seatOf(game, from);
  const given = Math.min(count, giver.commodities);
  giver.commodities -= given;
  seatOf(game, to).tradeGoods += given;
  return given;
}

/** What giver and receiver gain from the supply for commodities that have been given: with them and not after them, so that nothing answers it by itself. */
export function rewardCommodityGift(game: Game, from: SeatId, to: SeatId, count: number): number {
  const bonus = modify(game, 'gift-bonus', { from, to, count }, 0);
  if (bonus <= 0) return 0;
  for (const seat of [from, to]) {
    seatOf(game, seat).tradeGoods += bonus;
    game.addFact({ type: 'trade-goods-gained', seat, count: bonus });
    queueMoment(game, 'when', 'trade-goods-from-supply', { seat, count: bonus });
  }
  return bonus;
}

/** Gives commodities to another player by an effect: outside a transaction, these are trade goods gained. */
export function giveCommodities(game: Game, from: SeatId, to: SeatId, count: number): void {
  const given = handOverCommodities(game, from, to, count);
  if (!given) return;
  game.addFact({ type: 'commodities-given', seat: from, receiver: to, count: given });
  const bonus = rewardCommodityGift(game, from, to, given);
  if (bonus) queueMoment(game, 'after', 'trade-goods-gained', { seat: from, count: bonus });
  queueMoment(game, 'after', 'trade-goods-gained', { seat: to, count: given + bonus });
}

/** Gives trade goods to another player by an effect. */
export function giveTradeGoods(game: Game, from: SeatId, to: SeatId, count: number): void {
  const given = Math.min(count, seatOf(game, from).tradeGoods);
  if (!given) return;
  seatOf(game, from).tradeGoods -= given;
  seatOf(game, to).tradeGoods += given;
  game.addFact({ type: 'trade-goods-given', seat: from, receiver: to, count: given });
  queueMoment(game, 'after', 'trade-goods-gained', { seat: to, count: given });
}

/** Turns own commodities into trade goods, which are not gained thereby (21.5). */
export function convertCommodities(game: Game, seat: SeatId, count: number): void {
  const place = seatOf(game, seat);
  const turned = Math.min(count, place.commodities);
  place.commodities -= turned;
  place.tradeGoods += turned;
  if (turned) game.addFact({ type: 'commodities-converted', seat, count: turned });
}
