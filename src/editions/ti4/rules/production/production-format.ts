import { listed, some } from '#text/sentences.ts';
import { commoditiesToSpend } from '#ti4/rules/trade/trade-goods.ts';
import type { Game } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { roomLeft } from '#ti4/rules/units/fleet-limits.ts';
import { purse, tradeGoodWorth } from './payment.ts';
import { costTold, type Units } from './production-cost.ts';
import { placesFor, producible, productionLimit, SPACE, uncountedOf, type Production } from './production-capacity.ts';
import { mostReturned, returnedOf } from './returned-prisoners.ts';

// What a production costs, in words that add up.

/** How much there is to spend, or how much may be spent at most. */
export const costs = ({ costLimit }: Production, spendable: number): string =>
  costLimit !== undefined && costLimit < spendable
    ? `Their combined cost may be ${costLimit} at most.`
    : `You can spend ${some(spendable, 'resource')}.`;

/** What a seat has to pay with: "3 resources and 2 trade goods". */
function means(game: Game, { seat, pledged = 0 }: Production): string {
  const goods = seatOf(game, seat).tradeGoods + pledged;
  const commodities = commoditiesToSpend(game, seat);
  const planets = purse(game, seat, 'resources') - (goods - pledged + commodities) * tradeGoodWorth(game, seat);
  const parts = [
    planets && some(planets, 'resource'),
    goods && some(goods, 'trade good'),
    commodities && some(commodities, 'commodity', 'commodities'),
  ];
  return listed(parts.filter((one) => typeof one === 'string')) || 'nothing to spend';
}

/** "Builds up to 5; you have 3 resources and 2 trade goods. Room for 2 ships, 3 aboard": what there is to know before units are chosen. */
export function productionHead(game: Game, production: Production): string {
  const { seat, system } = production;
  const [most, besides] = [productionLimit(game, production), uncountedOf(game, production)];
  const space = producible(game, production).some((type) => placesFor(game, production, type).includes(SPACE));
  const { ships, aboard, docked } = roomLeft(game, seat, system);
  const room = [some(ships, 'ship'), `${aboard} aboard`, ...(docked ? [`${docked} at docks`] : [])];
  return `Builds up to ${most}${besides ? ` and ${besides} more` : ''}; you have ${means(game, production)}.${space ? ` Room for ${room.join(', ')}.` : ''}`;
}

/** "It costs 5 - 1 (Sarween Tools) = 4; you have 3 resources." */
export function productionTold(game: Game, production: Production, units: Units): string {
  const spendable = some(purse(game, production.seat, 'resources', production.pledged), 'resource');
  if (!Object.keys(units).length) return `You have ${spendable} to spend.`;
  const returned = returnedOf(game, production, mostReturned(game, production, units));
  return `It costs ${costTold(game, production, units, returned)}; you have ${spendable}.`;
}
