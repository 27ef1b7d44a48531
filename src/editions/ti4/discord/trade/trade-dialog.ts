import { resolvePlayer } from '#discord/commands/guards.ts';
import type { TradeDialog, TradeTexts } from '#discord/edition/edition-adapter.ts';
import type { TextFormField } from '#discord/edition/question-forms.ts';
import type { SeatId } from '#engine';
import { formatCount, formatList } from '#text/sentences.ts';
import { suggestSale } from '#ti4/ai/policies/trade.ts';
import { componentOf } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { parseGoods as readGoods } from '#ti4/rules/trade/goods.ts';
import { formatGoods } from '#ti4/rules/trade/offer-text.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { parseGoods, type TradeDirection } from '#ti4/discord/input/parse-goods.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';
import { formatHoldings, listPartners } from './holdings.ts';
import { makeOffer } from './make-offer.ts';

const formatAmounts = ({ tradeGoods, commodities }: { tradeGoods: number; commodities: number }): string =>
  formatList([
    ...(commodities ? [formatCount(commodities, 'commodity', 'commodities')] : []),
    ...(tradeGoods ? [formatCount(tradeGoods, 'trade good')] : []),
  ]);

/** Formats what a player has, with their own promissory notes by name. */
function formatOwnHoldings(game: Game, seat: SeatId): string {
  const { tradeGoods, commodities, promissoryNotes, fragments = [] } = seatOf(game, seat);
  const cards = [...promissoryNotes, ...fragments].map((card) => game.book.components[componentOf(card)]?.name ?? card);
  return [formatCount(tradeGoods, 'trade good'), formatCount(commodities, 'commodity', 'commodities'), ...cards].join(
    ', ',
  );
}

/** Returns the form's fields, filled with an even trade of commodities if there is one. */
function fields(
  { game }: FourthEditionPresenter,
  seat: SeatId,
  to: SeatId,
): (TextFormField & { key: keyof TradeTexts })[] {
  const sale = suggestSale(game, seat, to);
  const example = 'Like: 2 trade goods, 1 commodity';
  return [
    {
      key: 'give',
      label: 'You give',
      hint: `You have ${formatOwnHoldings(game, seat)}.`,
      text: { placeholder: example, ...(sale && { value: formatAmounts(sale.give) }) },
    },
    {
      key: 'take',
      label: 'You gain',
      hint: `They have ${formatHoldings(game, to)}.`,
      text: { placeholder: example, ...(sale && { value: formatAmounts(sale.take) }) },
    },
    { key: 'promise', label: 'Promise (not binding)', text: {} },
  ];
}

/** Reads one side of the trade as goods of an offer. */
function goodsOf(game: Game, way: TradeDirection, option: 'give' | 'take', typed = ''): Record<string, unknown> {
  const { tradeGoods, commodities, cards } = parseGoods(game, way, option, typed);
  return { tradeGoods, commodities, ...cards };
}

/** Transactions (94), offered when the rules allow them. */
export const tradeDialog: TradeDialog<FourthEditionPresenter> = {
  hint: 'To include planets or a binding choice, use `/trade offer`.',
  partners: ({ game }, seat) => listPartners(game, seat),
  fields,
  counter: ({ game }, id) => {
    const offer = Object.hasOwn(game.state.offers, id) ? game.state.offers[id] : undefined;
    return offer && { give: formatGoods(game, offer.take), take: formatGoods(game, offer.give) };
  },
  async submit(at, to, { give, take, promise }) {
    const { presenter, seat } = resolvePlayer(at);
    const { game } = presenter;
    const terms = {
      give: goodsOf(game, { from: seat, to, own: true }, 'give', give),
      take: goodsOf(game, { from: to, to: seat, own: false }, 'take', take),
    };
    await makeOffer(at, seat, { to, ...terms, ...(promise && { note: promise }) });
    const [mine, theirs] = [terms.give, terms.take].map((goods) => formatGoods(game, readGoods(goods)));
    return `I sent your offer to ${presenter.seatName(to)}. You give: ${mine}. You gain: ${theirs}.`;
  },
};
