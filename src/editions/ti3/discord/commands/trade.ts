import { findPlayer, resolvePlayer } from '#discord/commands/guards.ts';
import { createPromiseSubcommands } from '#discord/trade/promise-commands.ts';
import { matchChoices, textOption } from '#discord/commands/options.ts';
import { textReply } from '#discord/interactions/replies.ts';
import type { GameCommand } from '#discord/edition/edition-adapter.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { Illegal, type SeatId } from '#engine';
import { giftKey, giftChoices, explainNoGift } from '#ti3/discord/trade/gifts.ts';
import type { ThirdEditionPresenter } from '#ti3/discord/presenter.ts';

/** Returns the gifts with the usual labels of their receivers: race, color and name. */
const giftsWithNames = (presenter: ThirdEditionPresenter, seat: SeatId): Choice[] => {
  const seats = presenter.seatChoices();
  return giftChoices(presenter.game, seat, (to) => seats.find(({ key }) => key === to)?.label);
};

/** Finds the gift that a typed text names; undefined without a number or if it fits several players. */
function giftTyped(all: Choice[], typed: string): Choice | undefined {
  const chosen = all.find(({ key }) => key === typed);
  if (chosen) return chosen;
  const wanted = /\d+/.exec(typed)?.[0];
  const [meant, ...others] = matchChoices(all, typed).filter(({ key }) => giftKey.parse(key)[1] === wanted);
  return others.length ? undefined : meant;
}

/** `/trade give`: trade goods can be given at any time; no promise in return is binding (E3 13.2). */
export const tradeCommand: GameCommand<ThirdEditionPresenter> = {
  name: 'trade',
  description: 'Make, accept and decline offers.',
  subcommands: [
    {
      name: 'give',
      description: 'Give trade goods to another player at any time; promises in return are not binding.',
      options: [
        textOption('what', 'Amount and player, like “2 trade goods to Hacan”.', { required: true, complete: true }),
      ],
      run: async (at, given) => {
        const { presenter, seat } = resolvePlayer(at);
        const typed = given.text('what') ?? '';
        const all = giftsWithNames(presenter, seat);
        const meant = giftTyped(all, typed);
        if (!meant) throw new Illegal(explainNoGift(presenter.game, seat, typed));
        const [to, count = ''] = giftKey.parse(meant.key);
        await at.context.service.act(at.origin.caller, at.loaded.info.id, 'give-trade-goods', {
          to,
          count: Number(count),
        });
        return textReply(`Done. You gave ${meant.label}.`);
      },
      complete: (at, _option, typed) => {
        const here = findPlayer(at);
        return here ? matchChoices(giftsWithNames(here.presenter, here.seat), typed) : [];
      },
    },
    ...createPromiseSubcommands<ThirdEditionPresenter>(),
  ],
};
