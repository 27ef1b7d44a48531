import type { Choice, OfferShown } from '#discord/edition/edition-adapter.ts';
import type { SeatId } from '#engine';
import { componentOf } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { deedKey, doable, nameOfDeed } from '#ti4/rules/trade/deals.ts';
import { amountOf, cardsOf } from '#ti4/rules/trade/goods.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfPlanet, nameOfUnit } from '#ti4/rules/names.ts';
import type { Goods, State, UnitType } from '#ti4/rules/state.ts';
import { handView } from '#ti4/views/index.ts';
import { seatName } from '#ti4/discord/format/seat-name.ts';
import { upper } from '#text/sentences.ts';

const nameOf = ({ book }: Game, id: string): string => book.components[id]?.name ?? id;

const counted = (count: number | undefined, one: string, many: string): string =>
  count ? `${count} ${count === 1 ? one : many}` : '';

const goodsOf = (game: Game, goods: Goods): string =>
  [
    counted(amountOf(goods, 'tradeGoods'), 'trade good', 'trade goods'),
    counted(amountOf(goods, 'commodities'), 'commodity', 'commodities'),
    ...[
      ...cardsOf(goods, 'notes'),
      ...cardsOf(goods, 'cards'),
      ...cardsOf(goods, 'fragments'),
      ...cardsOf(goods, 'technologies'),
    ].map((card) => nameOf(game, componentOf(card))),
    ...cardsOf(goods, 'planets').map((planet) => nameOfPlanet(game, planet)),
    ...cardsOf(goods, 'captured').map((name) => `a captured ${nameOfUnit(componentOf(name) as UnitType)}`),
  ]
    .filter(Boolean)
    .join(', ') || 'nothing';

/** An offer, as its two read it. */
export function offerShown(game: Game, offer: State['offers'][string], alias: string): OfferShown {
  const goods = `${upper(seatName(game, offer.from))} gives ${goodsOf(game, offer.give)} for ${goodsOf(game, offer.take)}`;
  const deeds = (offer.deeds ?? []).map(
    (deed) => `${seatName(game, deed.seat)} chooses ${nameOfDeed(game, deed) ?? 'what can no longer be chosen'}`,
  );
  const note = offer.note ? ` (and says, binding nobody: ${offer.note})` : '';
  return { id: offer.id, alias, from: offer.from, to: offer.to, text: [goods, ...deeds].join('; ') + note };
}

/** What a seat may put into a trade. */
export const notesOf = (game: Game, seat: SeatId): Choice[] =>
  handView(game, seat, seat).promissoryNotes.map((note) => ({
    key: note.card,
    label: `${note.name} of ${note.fromName}`,
  }));

/** Cards a seat may put into a trade besides. */
export function tradableCards(game: Game, seat: SeatId): Choice[] {
  const others = game.state.order.filter((other) => other !== seat);
  const cards = others.flatMap((to) => modify(game, 'tradable-cards', { from: seat, to }, []));
  return [...new Set(cards)].map((card) => ({ key: card, label: nameOf(game, componentOf(card)) }));
}

/** What a seat could be bound to as part of a deal: an answer to a public question put to it now; the key is the question's name and the answer. */
export const doableOf = (game: Game, seat: SeatId): Choice[] =>
  doable(game, seat).map((one) => ({ key: deedKey.of(one.question, one.answer), label: one.label }));
