import { done, type EngineBook } from '#engine';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { interruptWith, queueMoment } from '#ti4/rules/events/moments.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';

/** Gains trade goods from the supply (93.2) or from a card; reactions are resolved after the current step. */
export function gainTradeGoods(game: Game, seat: SeatId, count: number, from: 'supply' | 'card' = 'supply'): void {
  if (count <= 0) return;
  addTradeGoods(game, seat, count);
  announceTradeGoods(game, seat, count, from);
}

/** Adds gained trade goods to a seat, without reactions yet. */
export function addTradeGoods(game: Game, seat: SeatId, count: number): void {
  seatOf(game, seat).tradeGoods += count;
  game.addFact({ type: 'trade-goods-gained', seat, count });
}

/** Queues the reactions to gained trade goods. */
export function announceTradeGoods(game: Game, seat: SeatId, count: number, from: 'supply' | 'card' = 'supply'): void {
  if (from === 'supply') queueMoment(game, 'when', 'trade-goods-from-supply', { seat, count });
  queueMoment(game, 'after', 'trade-goods-gained', { seat, count });
}

/** Removes trade goods, lost or spent, but at most those the seat has. Returns how many. */
export function loseTradeGoods(game: Game, seat: SeatId, count: number, why: string, spent?: 'spent'): number {
  const place = seatOf(game, seat);
  const lost = Math.min(count, place.tradeGoods);
  place.tradeGoods -= lost;
  if (lost) game.addFact({ type: 'trade-goods-lost', seat, count: lost, why, ...(spent && { spent: true }) });
  return lost;
}

/** Returns the commodities that a seat may spend as trade goods. */
export const spendableCommodities = (game: Game, seat: SeatId): number =>
  seatOf(game, seat).commodities > 0 && modify(game, 'commodities-spendable', { seat }, false)
    ? seatOf(game, seat).commodities
    : 0;

/** Returns how many trade goods a seat could spend, including such commodities. */
export const spendableTradeGoods = (game: Game, seat: SeatId): number =>
  seatOf(game, seat).tradeGoods + spendableCommodities(game, seat);

/** Spends trade goods for an effect (93.4): commodities that count as such go first. Returns how many. */
export function spendTradeGoods(game: Game, seat: SeatId, count: number, why: string): number {
  const asGoods = Math.min(count, spendableCommodities(game, seat));
  if (asGoods > 0) {
    spendCommodities(game, seat, asGoods, why);
    queueMoment(game, 'after', 'commodities-spent-as-goods', { seat });
  }
  return asGoods + loseTradeGoods(game, seat, count - asGoods, why, 'spent');
}

/** Returns the commodity value printed on a seat's faction sheet. */
export const printedCommodities = (game: Game, seat: SeatId): number =>
  game.book.byKind.faction[seatOf(game, seat).faction]?.commodities ?? 0;

/** Returns a seat's commodity value, up to which it replenishes (21.3). */
export const commodityValue = (game: Game, seat: SeatId): number =>
  modify(game, 'commodity-limit', { seat }, printedCommodities(game, seat));

const isUnlimited = (game: Game, seat: SeatId): boolean => modify(game, 'commodities-unlimited', { seat }, false);

/** Returns the most commodities a seat may have (21.2): its commodity value, or Infinity. */
export const commodityLimit = (game: Game, seat: SeatId): number =>
  isUnlimited(game, seat) ? Infinity : commodityValue(game, seat);

/** Returns commodities above the limit to the supply, after an effect that raised the limit has ended. */
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

/** Enforces the commodity limit (21.2). */
export const commodityCheck: EngineBook<Game>['standingChecks'][number] = (game) => {
  const { order, seats } = game.state;
  const seat = order.find(
    (id) => seats[id].commodities > printedCommodities(game, id) && seats[id].commodities > commodityLimit(game, id),
  );
  return seat === undefined ? undefined : interruptWith(returnCommodities, { seat });
};

export const commodityProcedures = [returnCommodities];

/** Gains commodities from the supply, up to the limit (21.2). */
export function gainCommodities(game: Game, seat: SeatId, count: number): void {
  const place = seatOf(game, seat);
  const gained = Math.min(count, Math.max(0, commodityLimit(game, seat) - place.commodities));
  if (!gained) return;
  place.commodities += gained;
  game.addFact({ type: 'commodities-gained', seat, count: gained });
}

/**
 * Replenishes a seat's commodities (21.3), which also counts if it already has all of them. Without a limit, it gains
 * its commodity value.
 */
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

/** Spends commodities for an effect, but at most those the seat has. */
export function spendCommodities(game: Game, seat: SeatId, count: number, why: string): void {
  const place = seatOf(game, seat);
  const spent = Math.min(count, place.commodities);
  place.commodities -= spent;
  if (spent) game.addFact({ type: 'commodities-spent', seat, count: spent, why });
}

/** Hands over commodities, which arrive as trade goods (21.5, 21.6). Returns how many. */
export function handOverCommodities(game: Game, from: SeatId, to: SeatId, count: number): number {
  const giver = seatOf(game, from);
  const given = Math.min(count, giver.commodities);
  giver.commodities -= given;
  seatOf(game, to).tradeGoods += given;
  return given;
}

/**
 * Gives giver and receiver the bonus trade goods for given commodities: as part of that gain, so that nothing reacts to
 * them separately. Returns the bonus.
 */
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

/** Gives commodities to another player by an effect: outside a transaction, they count as trade goods gained. */
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

/** Converts a seat's own commodities into trade goods, which do not count as gained (21.5). */
export function convertCommodities(game: Game, seat: SeatId, count: number): void {
  const place = seatOf(game, seat);
  const turned = Math.min(count, place.commodities);
  place.commodities -= turned;
  place.tradeGoods += turned;
  if (turned) game.addFact({ type: 'commodities-converted', seat, count: turned });
}
