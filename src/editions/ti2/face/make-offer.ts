import { playing } from '../../../discord/commands/at.ts';
import type { At } from '../../../discord/face.ts';
import { plain } from '../../../discord/text.ts';
import { MOST_OFFERS } from '../rules/politics/exchanges.ts';
import type { Exchange } from '../rules/state.ts';
import type { SeatId } from '../rules/terms.ts';
import { exchangeTold } from './offers.ts';
import type { SecondSight } from './sight.ts';

/** Makes an offer, and gives what is said of it: what is offered to whom, and which older one gives way to it. */
export async function makeOffer(at: At<SecondSight>, terms: Exchange & { to: SeatId }): Promise<string> {
  const { sight, seat } = playing(at);
  const { game } = sight;
  const open = Object.values(game.state.offers).filter(({ from, to }) => from === seat && to === terms.to);
  const gone = open.length < MOST_OFFERS ? undefined : open[0];
  await at.context.table.act(at.from.caller, at.seen.game.id, 'offer', { ...terms });
  return [
    `The offer is made, and ${sight.seatName(terms.to)} is told: ${plain(exchangeTold(game, { from: seat, ...terms }, seat))}.`,
    ...(gone
      ? [
          `Of yours to them ${MOST_OFFERS} can stand: the oldest has given way to it (${plain(exchangeTold(game, gone, seat))}).`,
        ]
      : []),
  ].join('\n');
}
