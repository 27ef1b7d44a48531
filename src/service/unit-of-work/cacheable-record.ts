import { compareDrafts, compareConsents, type CacheableRecord } from '#store';
import type { TrackedTables } from './tracked-tables.ts';

/**
 * Returns the cacheable record after the unit of work is committed; undefined if new rows get their ids only then, or
 * if part of it is unknown.
 */
export function cacheableRecordAfter({
  game,
  members,
  commands,
  asks,
  requests,
  drafts,
}: Omit<TrackedTables, 'outbox' | 'promises'>): CacheableRecord | undefined {
  const row = game.game;
  const untold = commands.untold(row);
  if (!row || !untold || members.rows.all.some(({ id }) => id < 0)) return undefined;
  const opened = requests.repository.open(row.id);
  const isOfOpened = ({ request }: { request: number }): boolean => opened.some(({ id }) => id === request);
  return {
    version: null,
    game: row,
    secret: game.secret,
    members: members.rows.all,
    asks: asks.repository.of(row.id),
    requests: opened,
    consents: requests.consents.all.filter(isOfOpened).sort(compareConsents),
    drafts: drafts.rows.all.sort(compareDrafts),
    unannounced: untold,
  };
}
