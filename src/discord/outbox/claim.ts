import { SECRET_LANE_PREFIX, type OutboxMessage } from '#service';
import type { BotContext } from '#discord/interactions/replies.ts';
import type { GameLeases } from './game-leases.ts';

/** Whether only one person may know of it. */
export const isSecretMessage = ({ lane }: OutboxMessage): boolean => lane.startsWith(SECRET_LANE_PREFIX);

/** Whether this process says what is to be said of a game. */
export const holdsLease = (lanes: GameLeases | undefined, game: string): boolean =>
  !lanes || lanes.find(game) !== undefined;

/** Takes up so much of what is to be said: first what everybody sees, then what one alone is told, of which there is `quietly` at most. */
export async function claimDue(
  { service: { outbox, cluster } }: BotContext,
  lanes: GameLeases | undefined,
  now: number,
  most: number,
  quietly: number,
): Promise<OutboxMessage[]> {
  if (!lanes || !cluster) return claimBoth((quiet) => outbox.claim(now, quiet ? quietly : most, quiet));
  try {
    await lanes.acquire(now, most);
  } catch {
    // In the log already; the games that are held are spoken of all the same.
  }
  const rows = await cluster.leases.claim({ owner: lanes.owner, games: lanes.games }, now, most, quietly);
  for (const { game } of rows) lanes.touch(game);
  // One of a game that is held no more is left to whoever takes it over.
  const ours = rows.filter(({ game }) => holdsLease(lanes, game));
  return [...ours.filter((row) => !isSecretMessage(row)), ...ours.filter(isSecretMessage)];
}

/** What has been taken up is sent, also where the rest could not be had. */
async function claimBoth(claim: (quiet: boolean) => Promise<OutboxMessage[]>): Promise<OutboxMessage[]> {
  const rows = await claim(false);
  try {
    return [...rows, ...(await claim(true))];
  } catch (error) {
    if (!rows.length) throw error;
    return rows;
  }
}
