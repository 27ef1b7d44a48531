import { DiscordAPIError, RateLimitError } from 'discord.js';
import { InternalError } from '#service';
import type { DeliveryTrouble } from '#service';

/** Reason why a message was not sent: a problem for the organizer, or Discord or the database being unavailable. */
export type SendFailure = DeliveryTrouble | 'away';

const TROUBLE_CODES: Record<number, DeliveryTrouble> = {
  10003: 'gone', // unknown channel
  10004: 'gone', // unknown guild
  50001: 'forbidden', // missing access
  50013: 'forbidden', // missing permissions
  50083: 'forbidden', // archived and locked
  160005: 'forbidden', // locked
  160006: 'crowded', // maximum number of threads in the server
};

const TOO_MANY_REQUESTS = 429;

export function classifyError(error: unknown): SendFailure {
  if (error instanceof DiscordAPIError)
    return (
      TROUBLE_CODES[Number(error.code)] ??
      (error.status >= 500 || error.status === TOO_MANY_REQUESTS ? 'away' : 'refused')
    );
  if (error instanceof RateLimitError || error instanceof InternalError) return 'away';
  // Responses that are not Discord's own errors, broken connections and timeouts.
  const { name, code } = error as { name?: string; code?: unknown };
  const isNetwork =
    (typeof code === 'string' && /^(E[A-Z]+|UND_ERR_)/.test(code)) ||
    ['HTTPError', 'AbortError', 'TimeoutError', 'SocketError'].some((one) => name?.startsWith(one));
  return isNetwork || (error instanceof TypeError && error.message === 'fetch failed') ? 'away' : 'refused';
}

/** Tells whether a request to Discord timed out; it may still have been received. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name);

/** Formats a delivery problem for a direct message to the organizer. `where`: the channel as Discord shows it. */
export function formatTrouble(what: DeliveryTrouble, game: string, where: string): string {
  switch (what) {
    case 'gone':
      return `I cannot post in game **${game}**: its channel is gone. Nothing is lost. To continue, use \`/game move game:${game}\` in another channel.`;
    case 'forbidden':
      return `I cannot post in game **${game}**: I may no longer write in ${where}. Nothing is lost. Let me view the channel, read its history, write in threads and attach files. Or move the game with \`/game move game:${game}\`.`;
    case 'crowded':
      return `I cannot create a thread for game **${game}**: this server has the maximum number of open threads. Close some, and the game continues automatically.`;
    case 'damaged':
      return `My records of game **${game}** are damaged, and maybe those of other games here. Tell the host of this bot: its log says what to do. Until then, I can refuse or lose moves.`;
    case 'refused':
      return `Discord rejected a message of game **${game}**. The game itself is fine. The host of this bot can find the reason in its log.`;
  }
}
