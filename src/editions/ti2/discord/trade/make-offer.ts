import { resolvePlayer } from '#discord/commands/guards.ts';
import type { GameInteraction } from '#discord/edition/edition-adapter.ts';
import { escapeMarkdown } from '#text/markdown.ts';
import { MAX_OPEN_OFFERS_PER_PAIR } from '#ti2/rules/politics/debate-exchanges.ts';
import type { DebateExchange } from '#ti2/rules/state.ts';
import type { SeatId } from '#ti2/rules/terms.ts';
import { formatExchange } from './offers.ts';
import type { SecondEditionPresenter } from '#ti2/discord/presenter.ts';

/** Makes an offer and returns its confirmation, which names the older offer that it replaces, if any. */
export async function makeOffer(
  at: GameInteraction<SecondEditionPresenter>,
  terms: DebateExchange & { to: SeatId },
): Promise<string> {
  const { presenter, seat } = resolvePlayer(at);
  const { game } = presenter;
  const open = Object.values(game.state.offers).filter(({ from, to }) => from === seat && to === terms.to);
  const gone = open.length < MAX_OPEN_OFFERS_PER_PAIR ? undefined : open[0];
  await at.context.service.act(at.origin.caller, at.loaded.info.id, 'offer', { ...terms });
  return [
    `I sent your offer to ${presenter.seatName(terms.to)}: ${escapeMarkdown(formatExchange(game, { from: seat, ...terms }, seat))}.`,
    ...(gone
      ? [
          `You can have ${MAX_OPEN_OFFERS_PER_PAIR} open offers to a player. This one replaces your oldest (${escapeMarkdown(formatExchange(game, gone, seat))}).`,
        ]
      : []),
  ].join('\n');
}
