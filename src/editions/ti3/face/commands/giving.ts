import { atPlay, playing } from '../../../../discord/commands/at.ts';
import { matching, text } from '../../../../discord/commands/options.ts';
import { say } from '../../../../discord/context.ts';
import type { Choice, FaceCommand, Led } from '../../../../discord/face.ts';
import { Illegal, type SeatId } from '../../../../engine/index.ts';
import { tailedKey } from '../../../../kit/keys.ts';
import { some } from '../../../../words/sentences.ts';
import { nameOfSeat } from '../../rules/names.ts';
import { giftProblem } from '../../rules/politics/bribes.ts';
import { others, seatOf } from '../../rules/seats.ts';
import type { ThirdSight } from '../sight.ts';

/** "p2:3": three trade goods for a player. */
const giftKey = tailedKey<SeatId, string>(':');

/** Gifts that could be made just now (E3 13.2), small ones first. */
function gifts({ game }: ThirdSight, seat: SeatId): Choice[] {
  const able = others(game.state, seat).filter((to) => giftProblem(game, seat, to) === undefined);
  const counts = Array.from({ length: seatOf(game, seat).tradeGoods }, (_, i) => i + 1);
  return counts.flatMap((count) =>
    able.map((to) => ({ key: giftKey.of(to, String(count)), label: `${some(count, 'trade good')} to ${nameOfSeat(game, to)}` })),
  );
}

/** Why nothing can be given, whoever it is for. */
const unable = ({ game }: ThirdSight, seat: SeatId): string => {
  const [first = seat] = others(game.state, seat);
  return giftProblem(game, seat, first) ?? 'Say how many trade goods, and to whom, as “2 trade goods to Hacan”.';
};

/** The button for it, where something can be given. */
export const GIVE: Led = { path: 'trade give', label: 'Give trade goods' };
export const canGive = (sight: ThirdSight, seat: SeatId): boolean => gifts(sight, seat).length > 0;

/** While a political card is debated, trade goods may change hands; what is promised for them binds nobody (E3 13.2). */
export const givingCommand: FaceCommand<ThirdSight> = {
  name: 'trade',
  description: 'Offer, accept and decline transactions.',
  subcommands: [
    {
      name: 'give',
      description: 'Give trade goods while a political card is debated; no promise for them binds anybody.',
      options: [text('what', 'How many, and to whom?', { required: true, complete: true })],
      run: (at, given) => {
        const { sight, seat } = playing(at);
        const typed = given.text('what') ?? '';
        const all = gifts(sight, seat);
        const meant = all.find(({ key }) => key === typed) ?? matching(all, typed).at(0);
        if (!meant) throw new Illegal(unable(sight, seat));
        const [to, count = ''] = giftKey.read(meant.key);
        at.context.table.act(at.from.caller, at.seen.game.id, 'give-trade-goods', { to, count: Number(count) });
        return say(`Done: you gave ${meant.label}.`);
      },
      complete: (at, _option, typed) => {
        const here = atPlay(at);
        return here ? matching(gifts(here.sight, here.seat), typed) : [];
      },
    },
  ],
};
