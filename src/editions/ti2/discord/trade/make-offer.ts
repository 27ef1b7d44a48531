import { playing } from '#discord/commands/guards.ts';
import type { At } from '#discord/edition/edition-adapter.ts';
import { plain } from '#text/markdown.ts';
import { MOST_OFFERS } from '#ti2/rules/politics/debate-exchanges.ts';
import type { Exchange } from '#ti2/rules/state.ts';
import type { SeatId } from '#ti2/rules/terms.ts';
import { exchangeTold } from './offers.ts';
import type { SecondSight } from '#ti2/discord/presenter.ts';

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
