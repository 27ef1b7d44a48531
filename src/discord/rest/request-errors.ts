import { DiscordAPIError, RateLimitError } from 'discord.js';
import { InternalError } from '#service';
import type { DeliveryTrouble } from '#service';

/** Why a message did not go out: something for the organiser, or Discord or the database being away for a while. */
export type SendFailure = DeliveryTrouble | 'away';

const TROUBLE_CODES: Record<number, DeliveryTrouble> = {
  10003: 'gone', // unknown channel
  10004: 'gone', // unknown guild
  50001: 'forbidden', // missing access
  50013: 'forbidden', // missing permissions
  50083: 'forbidden', // archived, and locked
  160005: 'forbidden', // locked
  160006: 'crowded', // as many threads as a server may have
};

const TOO_MANY_REQUESTS = 429;

export function classifyError(error: unknown): SendFailure {
  if (error instanceof DiscordAPIError)
    return (
      TROUBLE_CODES[Number(error.code)] ??
      (error.status >= 500 || error.status === TOO_MANY_REQUESTS ? 'away' : 'refused')
    );
  if (error instanceof RateLimitError || error instanceof InternalError) return 'away';
  // What Discord answered with something else than its own errors, a broken connection, a time-out.
  const { name, code } = error as { name?: string; code?: unknown };
  const isNetwork =
    (typeof code === 'string' && /^(E[A-Z]+|UND_ERR_)/.test(code)) ||
    ['HTTPError', 'AbortError', 'TimeoutError', 'SocketError'].some((one) => name?.startsWith(one));
  return isNetwork || (error instanceof TypeError && error.message === 'fetch failed') ? 'away' : 'refused';
}

/** Whether what was asked of Discord is waited for no longer: it may still be on its way. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name);

/** What the organiser is told, by direct message. `where`: the channel as Discord shows it. */
export function formatTrouble(what: DeliveryTrouble, game: string, where: string): string {
  switch (what) {
    case 'gone':
      return `The channel of game **${game}** is gone, so I cannot go on there. Nothing is lost: give \`/game move game:${game}\` in another channel, and the game goes on in it.`;
    case 'forbidden':
      return `I may no longer write in ${where}, where game **${game}** is played. Nothing is lost: let me see the channel, read its history, write in threads and attach files again, and I say there what has waited. Or take the game elsewhere with \`/game move game:${game}\`.`;
    case 'crowded':
      return `Game **${game}** gets no thread: this server has as many open ones as Discord allows. Close some, and the game goes on by itself.`;
    case 'damaged':
      return `My records are damaged, those of game **${game}** and perhaps of others here too. Please tell whoever hosts the bot: its log says what to do. Until then moves may be refused, and some may be lost.`;
    case 'refused':
      return `Discord does not take a message of game **${game}**. The game itself is in order; the host of the bot finds the reason in its log.`;
  }
}
