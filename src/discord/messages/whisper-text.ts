import type { QueuedMessage } from '#service';
import type { BotContext } from '#discord/interactions/replies.ts';
import { formatTrouble } from '#discord/rest/request-errors.ts';
import { formatPromiseMessage } from '#discord/trade/promise-texts.ts';
import { formatNextNotice } from '#discord/format/next-turn.ts';
import { formatDirectMessage, formatDroppedPlan } from './direct-message.ts';

/** A direct message whose text does not depend on what has been sent before. */
type Whisper = Extract<QueuedMessage, { kind: 'private' | 'unplanned' | 'promise' | 'next' | 'reminder' | 'trouble' }>;

/** Formats a direct message about a game; undefined if there is nothing left to say. `where`: mention of its thread. */
export async function formatWhisper(
  context: BotContext,
  game: string,
  said: Whisper,
  where: string,
): Promise<string | undefined> {
  switch (said.kind) {
    case 'trouble':
      return formatTrouble(said.what, game, where);
    case 'unplanned':
      return formatDroppedPlan(said.what, where);
    case 'promise': {
      const promise = await context.service.findPromise(game, said.promise);
      const { info, presenter } = await context.load(game);
      // The seat may have changed hands since: its promises are no longer the user's.
      const seat = info.members.find(({ user }) => user === said.user)?.seat;
      if (!promise || !seat || ![promise.seat, promise.to].includes(seat)) return undefined;
      return formatPromiseMessage(said.event, promise, { seat, where, nameOf: presenter.seatName.bind(presenter) });
    }
    case 'next': {
      const { info, presenter } = await context.load(game);
      const next = info.status === 'running' ? presenter.nextTurn?.() : undefined;
      const isNext =
        next?.mark === said.mark && info.members.some(({ user, seat }) => user === said.user && seat === next.seat);
      return isNext ? formatNextNotice(next, presenter.seatName.bind(presenter), where) : undefined;
    }
    case 'private':
    case 'reminder':
      return formatDirectMessage(await context.load(game), said.user, where);
  }
}
