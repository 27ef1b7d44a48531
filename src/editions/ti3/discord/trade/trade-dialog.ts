import { resolvePlayer } from '#discord/commands/guards.ts';
import type { TradeDialog } from '#discord/edition/edition-adapter.ts';
import { Illegal } from '#engine';
import { formatCount } from '#text/sentences.ts';
import { giftProblem, largestGift } from '#ti3/rules/politics/bribes.ts';
import { othersFrom, seatOf } from '#ti3/rules/seats.ts';
import type { ThirdEditionPresenter } from '#ti3/discord/presenter.ts';

/** An amount of trade goods as typed: "3", "3 tg", "3 trade", "3 trade goods". */
const AMOUNT = /^(\d{1,3}) ?(?:tgs?|goods?|trade(?: goods?)?)?\.?$/i;

/** Gifts of trade goods, at any time (E3 13.2). */
export const tradeDialog: TradeDialog<ThirdEditionPresenter> = {
  hint: 'You can give trade goods at any time (E3 13.2). Trade agreements come with the Trade strategy card.',
  partners: ({ game }, seat) =>
    othersFrom(game.state, seat).map((other) => {
      const problem = giftProblem(game, seat, other);
      return {
        seat: other,
        holdings: formatCount(seatOf(game, other).tradeGoods, 'trade good'),
        ...(problem !== undefined && { problem }),
      };
    }),
  fields: ({ game }, seat, to) => [
    {
      key: 'give',
      label: 'You give',
      hint: `You have ${formatCount(seatOf(game, seat).tradeGoods, 'trade good')}. Promises in return are not binding.`,
      text: {
        placeholder: 'Like: 2 trade goods',
        isRequired: true,
        ...(largestGift(game, seat, to) > 0 && { value: formatCount(1, 'trade good') }),
      },
    },
  ],
  submit: async (at, to, { give = '' }) => {
    const { presenter } = resolvePlayer(at);
    const [, typed] = AMOUNT.exec(give) ?? [];
    if (typed === undefined) throw new Illegal('Enter how many trade goods you give, like “2 trade goods” (E3 13.2).');
    const count = Number(typed);
    await at.context.service.act(at.origin.caller, at.loaded.info.id, 'give-trade-goods', { to, count });
    return `You gave ${presenter.seatName(to)} ${formatCount(count, 'trade good')}.`;
  },
};
