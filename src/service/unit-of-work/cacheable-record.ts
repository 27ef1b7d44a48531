import { byAsk, byRequest, type Lasting } from '#store';
import type { Parts } from './tracked-tables.ts';

/** What would be read of a game once its draft is written; undefined where rows are numbered only then, or something of it cannot be read. */
export function lastingAs({
  game,
  members,
  commands,
  asks,
  requests,
  drafts,
}: Omit<Parts, 'outbox'>): Lasting | undefined {
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
    consents: requests.consents.all.filter(isOfOpened).sort(byRequest),
    drafts: drafts.rows.all.sort(byAsk),
    untold,
  };
}
