import { QUIET, type OutboxRow } from '#service';
import type { Workings } from '#discord/interactions/replies.ts';
import type { Lanes } from './game-leases.ts';

/** Whether only one person may know of it. */
export const isQuiet = ({ lane }: OutboxRow): boolean => lane.startsWith(QUIET);

/** Whether this process says what is to be said of a game. */
export const isOurs = (lanes: Lanes | undefined, game: string): boolean => !lanes || lanes.of(game) !== undefined;

/** Takes up so much of what is to be said: first what everybody sees, then what one alone is told, of which there is `quietly` at most. */
export async function takenUp(
  { table: { outbox, shared } }: Workings,
  lanes: Lanes | undefined,
  now: number,
  most: number,
  quietly: number,
): Promise<OutboxRow[]> {
  if (!lanes || !shared) return bothOf((quiet) => outbox.claim(now, quiet ? quietly : most, quiet));
  try {
    await lanes.take(now, most);
  } catch {
    // In the log already; the games that are held are spoken of all the same.
  }
  const rows = await shared.lanes.claim({ owner: lanes.owner, games: lanes.games }, now, most, quietly);
  for (const { game } of rows) lanes.use(game);
  // One of a game that is held no more is left to whoever takes it over.
  const ours = rows.filter(({ game }) => isOurs(lanes, game));
  return [...ours.filter((row) => !isQuiet(row)), ...ours.filter(isQuiet)];
}

/** What has been taken up is sent, also where the rest could not be had. */
async function bothOf(claim: (quiet: boolean) => Promise<OutboxRow[]>): Promise<OutboxRow[]> {
  const rows = await claim(false);
  try {
    return [...rows, ...(await claim(true))];
  } catch (error) {
    if (!rows.length) throw error;
    return rows;
  }
}
