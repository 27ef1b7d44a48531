import type { Game } from '#ti4/rules/game.ts';
import { componentOf } from '#ti4/rules/components/component.ts';
import { nameOfPlanet, nameOfSeat, nameOfUnit } from '#ti4/rules/names.ts';
import type { Goods, State, UnitType } from '#ti4/rules/state.ts';
import { formatCount } from '#text/sentences.ts';
import { nameOfCommitment } from './deals.ts';
import { amountOf, cardsOf } from './goods.ts';

const formatAmount = (count: number | undefined, one: string, many: string): string =>
  count ? formatCount(count, one, many) : '';

/** Formats goods of one player, separated by commas; "nothing" if there are none. */
export function formatGoods(game: Game, goods: Goods): string {
  const cards = [
    ...cardsOf(goods, 'notes'),
    ...cardsOf(goods, 'cards'),
    ...cardsOf(goods, 'fragments'),
    ...cardsOf(goods, 'technologies'),
  ].map(componentOf);
  return (
    [
      formatAmount(amountOf(goods, 'tradeGoods'), 'trade good', 'trade goods'),
      formatAmount(amountOf(goods, 'commodities'), 'commodity', 'commodities'),
      ...cards.map((card) => game.book.components[card]?.name ?? card),
      ...cardsOf(goods, 'planets').map((planet) => nameOfPlanet(game, planet)),
      ...cardsOf(goods, 'captured').map((name) => `1 captured ${nameOfUnit(componentOf(name) as UnitType)}`),
    ]
      .filter(Boolean)
      .join(', ') || 'nothing'
  );
}

/** Formats an offer's goods and commitments: "2 trade goods for 1 commodity". Its note is left out. */
export function formatOfferTerms(game: Game, { give, take, deeds = [] }: State['offers'][string]): string {
  const commitments = deeds.map(
    (deed) =>
      `${nameOfSeat(game, deed.seat)} chooses ${nameOfCommitment(game, deed) ?? 'an option that is no longer available'}`,
  );
  return [`${formatGoods(game, give)} for ${formatGoods(game, take)}`, ...commitments].join('; ');
}
