import { atPlay, playing } from '#discord/commands/guards.ts';
import { matching, text } from '#discord/commands/options.ts';
import { say } from '#discord/interactions/replies.ts';
import type { Choice, FaceCommand } from '#discord/edition/edition-adapter.ts';
import { Illegal, type SeatId } from '#engine';
import { giftKey, giftsOf, unableToGive } from '#ti3/discord/trade/gifts.ts';
import type { ThirdSight } from '#ti3/discord/presenter.ts';

/** Gifts with whom they are for, as players are called everywhere: by what they play, colour and name. */
const giftsNamed = (sight: ThirdSight, seat: SeatId): Choice[] => {
  const seats = sight.seats();
  return giftsOf(sight.game, seat, (to) => seats.find(({ key }) => key === to)?.label);
};

/** Finds the gift that a typed text names; undefined without a number, or where it fits several players. */
function giftTyped(all: Choice[], typed: string): Choice | undefined {
  const chosen = all.find(({ key }) => key === typed);
  if (chosen) return chosen;
  const wanted = /\d+/.exec(typed)?.[0];
  const [meant, ...others] = matching(all, typed).filter(({ key }) => giftKey.read(key)[1] === wanted);
  return others.length ? undefined : meant;
}

/** Trade goods may change hands at any time; no promise for them binds anybody (E3 13.2). */
export const givingCommand: FaceCommand<ThirdSight> = {
  name: 'trade',
  description: 'Offer, accept and decline transactions.',
  subcommands: [
    {
      name: 'give',
      description: 'Give trade goods to another player, at any time; no promise for them binds anybody.',
      options: [text('what', 'How many, and to whom?', { required: true, complete: true })],
      run: async (at, given) => {
        const { sight, seat } = playing(at);
        const typed = given.text('what') ?? '';
        const all = giftsNamed(sight, seat);
        const meant = giftTyped(all, typed);
        if (!meant) throw new Illegal(unableToGive(sight.game, seat, typed));
        const [to, count = ''] = giftKey.read(meant.key);
        await at.context.table.act(at.from.caller, at.seen.game.id, 'give-trade-goods', { to, count: Number(count) });
        return say(`Done: you gave ${meant.label}.`);
      },
      complete: (at, _option, typed) => {
        const here = atPlay(at);
        return here ? matching(giftsNamed(here.sight, here.seat), typed) : [];
      },
    },
  ],
};
