import { formatList, formatCount } from '#text/sentences.ts';
import { spendableCommodities } from '#ti4/rules/trade/trade-goods.ts';
import type { Game } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { remainingRoom } from '#ti4/rules/units/fleet-limits.ts';
import { spendableAmount, tradeGoodValue } from './payment.ts';
import { formatCost, formatUncounted, type UnitCounts } from './production-cost.ts';
import {
  placementSites,
  producibleTypes,
  productionLimit,
  SPACE_AREA,
  uncountedUnits,
  type Production,
} from './production-capacity.ts';
import { maxReturned, returnedCounts } from './returned-prisoners.ts';

// Texts that explain the cost of a production.

/** Maximum length of the hint of a form's field, in characters. */
const HINT = 100;

/** Formats the maximum combined cost, or the resources a seat can spend if these are less. */
export const formatBudget = ({ costLimit }: Production, spendable: number): string =>
  costLimit !== undefined && costLimit < spendable
    ? `their total cost can be at most ${formatCount(costLimit, 'resource')}.`
    : `you can spend ${formatCount(spendable, 'resource')}.`;

/** Formats a seat's means to pay: "3 resources and 2 trade goods". */
function means(game: Game, { seat, pledged = 0 }: Production): string {
  const goods = seatOf(game, seat).tradeGoods + pledged;
  const commodities = spendableCommodities(game, seat);
  const planets =
    spendableAmount(game, seat, 'resources') - (goods - pledged + commodities) * tradeGoodValue(game, seat);
  const parts = [
    planets && formatCount(planets, 'resource'),
    goods && formatCount(goods, 'trade good'),
    commodities && formatCount(commodities, 'commodity', 'commodities'),
  ];
  return formatList(parts.filter((one) => typeof one === 'string')) || 'nothing to spend';
}

/**
 * Formats the facts needed to choose units, for the hint of a form's field: "Up to 5; you have 3 resources and 2 trade
 * goods. Room: 2 ships, capacity 3."
 */
export function formatProductionPrompt(game: Game, production: Production): string {
  const { seat, system } = production;
  const [most, besides] = [productionLimit(game, production), uncountedUnits(game, production)];
  const space = producibleTypes(game, production).some((type) =>
    placementSites(game, production, type).includes(SPACE_AREA),
  );
  const { ships, aboard, docked } = remainingRoom(game, seat, system);
  const room = [
    formatCount(ships, 'ship'),
    `capacity ${aboard}`,
    ...(docked ? [`${formatCount(docked, 'fighter')} at docks`] : []),
  ];
  const tail = `; you have ${means(game, production)}.${space ? ` Room: ${room.join(', ')}.` : ''}`;
  const whole = `Up to ${most}${formatUncounted(game, production)}${tail}`;
  return whole.length <= HINT ? whole : `Up to ${most}${besides ? ` plus ${besides} extra` : ''}${tail}`;
}

/** Formats the cost of an answer: "It costs 5 − 1 (Sarween Tools) = 4; you can spend 3 resources." */
export function formatProductionCost(game: Game, production: Production, units: UnitCounts): string {
  const spendable = formatCount(spendableAmount(game, production.seat, 'resources', production.pledged), 'resource');
  if (!Object.keys(units).length) return `You have ${spendable} to spend.`;
  const returned = returnedCounts(game, production, maxReturned(game, production, units));
  return `It costs ${formatCost(game, production, units, returned)}; you can spend ${spendable}.`;
}
