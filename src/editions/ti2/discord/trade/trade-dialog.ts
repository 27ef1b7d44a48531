import { resolvePlayer } from '#discord/commands/guards.ts';
import type { TradeDialog } from '#discord/edition/edition-adapter.ts';
import { formatCount } from '#text/sentences.ts';
import { suggestExchange } from '#ti2/ai/policies/trade.ts';
import { componentOf } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import { captivesOf } from '#ti2/rules/leaders/leader-locations.ts';
import { nameOf, nameOfLeader } from '#ti2/rules/names.ts';
import { formatExchangedGoods } from '#ti2/rules/politics/exchange-text.ts';
import { isDebating } from '#ti2/rules/politics/is-debating.ts';
import { othersFrom, seatOf } from '#ti2/rules/seats.ts';
import type { SeatId } from '#ti2/rules/terms.ts';
import { endableWith } from '#ti2/rules/trade/agreements.ts';
import { parseGivenGoods, parseWantedGoods } from '#ti2/discord/input/parse-goods.ts';
import type { SecondEditionPresenter } from '#ti2/discord/presenter.ts';
import { makeOffer } from './make-offer.ts';

/** Formats what a seat can exchange, with its action cards only for itself. */
const formatHoldings = (game: Game, seat: SeatId, own: boolean): string => {
  const { credits, actionCards } = seatOf(game, seat);
  return [
    formatCount(credits, 'credit'),
    ...(own ? actionCards.map((card) => nameOf(game, componentOf(card))) : []),
    ...captivesOf(game, seat).map((captive) => `${nameOfLeader(game, captive)} (captive)`),
  ].join(', ');
};

const formatCredits = (count: number): string => (count ? formatCount(count, 'credit') : '');

/** Exchanges in a debate (E2 4.3). */
export const tradeDialog: TradeDialog<SecondEditionPresenter> = {
  hint: 'You make a trade agreement with a card, right before you move (E2 6.1).',
  commands: ({ game }, seat) =>
    endableWith(game, seat).length ? [{ path: 'trade end', ask: 'with', label: 'End a trade agreement' }] : [],
  partners: ({ game }, seat) =>
    othersFrom(game.state, seat).map((other) => ({
      seat: other,
      holdings: formatHoldings(game, other, false),
      ...(!isDebating(game) && {
        problem: 'Players can trade credits and action cards only while a political card is being debated (E2 4.3).',
      }),
    })),
  fields: ({ game }, seat, to) => {
    const { credits = 0, card, wantsCredits = 0 } = suggestExchange(game, seat, to) ?? {};
    const give = card === undefined ? formatCredits(credits) : nameOf(game, componentOf(card));
    return [
      {
        key: 'give',
        label: 'You give',
        hint: `You have ${formatHoldings(game, seat, true)}.`,
        text: { placeholder: 'Like: 10 credits, Sabotage', value: give },
      },
      {
        key: 'take',
        label: 'You gain',
        hint: `They have ${formatHoldings(game, to, false)}. Ask for action cards by name.`,
        text: { placeholder: 'Like: 10 credits, Sabotage', value: formatCredits(wantsCredits) },
      },
    ];
  },
  counter: ({ game }, id) => {
    const offer = Object.hasOwn(game.state.offers, id) ? game.state.offers[id] : undefined;
    if (!offer) return undefined;
    const { gives, gets } = formatExchangedGoods(game, offer, true);
    return { give: gets, take: gives };
  },
  submit: (at, to, { give = '', take = '' }) => {
    const { presenter, seat } = resolvePlayer(at);
    return makeOffer(at, {
      to,
      ...parseGivenGoods(presenter.game, seat, give),
      ...parseWantedGoods(presenter.game, to, take),
    });
  },
};
