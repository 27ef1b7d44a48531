import { SECRET_LANE_PREFIX, type OutboxMessage } from '#service';
import type { BotContext } from '#discord/interactions/replies.ts';
import type { GameLeases } from './game-leases.ts';

/** Tells whether only one player may know of a message. */
export const isSecretMessage = ({ lane }: OutboxMessage): boolean => lane.startsWith(SECRET_LANE_PREFIX);

/** Tells whether this process sends a game's outbox. */
export const holdsLease = (lanes: GameLeases | undefined, game: string): boolean =>
  !lanes || lanes.find(game) !== undefined;

/** Claims outbox rows that are due: up to `most` public ones first, then up to `quietly` private ones. */
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
    // Already logged; games with a lease are served anyway.
  }
  const rows = await cluster.leases.claim({ owner: lanes.owner, games: lanes.games }, now, most, quietly);
  for (const { game } of rows) lanes.touch(game);
  // A row whose game is no longer leased is left to the process that takes the game over.
  const ours = rows.filter(({ game }) => holdsLease(lanes, game));
  return [...ours.filter((row) => !isSecretMessage(row)), ...ours.filter(isSecretMessage)];
}

/** Claims public and private rows. If claiming the private ones fails, still returns the public ones. */
async function claimBoth(claim: (quiet: boolean) => Promise<OutboxMessage[]>): Promise<OutboxMessage[]> {
  const rows = await claim(false);
  try {
    return [...rows, ...(await claim(true))];
  } catch (error) {
    if (!rows.length) throw error;
    return rows;
  }
}
