import type { Json } from '#engine';
import { FORMER_PLAYER_NAME, type LookUp, type RowWrite } from '#store';
import type { TrackedTables } from './tracked-tables.ts';

/** Replaces a user's id by an alias at the places in a payload where its kind holds user ids. */
type Rewrite = (kind: string, payload: Json) => Json;

export interface UserErasure {
  game: string;
  user: string;
  /** Placeholder id, where the game needs one. */
  alias: string;
  /** Unix time in ms at which the user left, also if the game is over. */
  now: number;
  /** Returns the outbox lanes of a user. */
  lanesOf: (user: string) => string[];
  outbox: Rewrite;
  commands: Rewrite;
  requests: Rewrite;
}

/** Erases a user from one game. Returns the writes to tables that are not tracked. */
export function eraseUser(parts: Omit<TrackedTables, 'asks'>, lookUp: LookUp, about: UserErasure): RowWrite[] {
  const { game, user, alias, now, lanesOf } = about;
  const traces = lookUp('traces', { game, user, lanes: lanesOf(user) });
  const isTheirs = (row: { user: string | null }): boolean => row.user === user;
  // Payloads are rewritten by their structure, never as text; the text search only skips those without the id.
  const id = JSON.stringify(user);
  const rewritten = (rewrite: Rewrite, { kind, payload }: { kind: string; payload: Json }): { payload: Json } => ({
    payload: JSON.stringify(payload).includes(id) ? rewrite(kind, payload) : payload,
  });
  parts.outbox.rows.addKnown(traces.outbox);
  // Messages to this user alone are not sent any more.
  const nobodys = lanesOf(alias);
  for (const [i, lane] of lanesOf(user).entries())
    parts.outbox.rows.update(
      (row) => row.lane === lane,
      ({ status }) => ({
        lane: nobodys[i],
        error: null,
        ...(['waiting', 'claimed'].includes(status) && { status: 'void' as const }),
      }),
    );
  parts.outbox.rows.update(
    () => true,
    (row) => rewritten(about.outbox, row),
  );
  // These command rows contain only the columns that can hold a user id.
  parts.commands.rows.addKnown(traces.commands as never);
  parts.commands.rows.update(
    () => true,
    (row) => ({ ...rewritten(about.commands, row), ...(isTheirs(row) && { user: alias }) }),
  );
  parts.requests.rows.addKnown(traces.requests);
  parts.requests.rows.update(
    () => true,
    (row) => ({ ...rewritten(about.requests, row), ...(isTheirs(row) && { user: alias }) }),
  );
  parts.requests.consents.addKnown(traces.consents);
  parts.requests.consents.update(isTheirs, { user: alias });
  parts.promises.rows.addKnown(traces.promises);
  parts.promises.rows.update(isTheirs, { user: alias, text: '', due: null });
  parts.members.rows.update(isTheirs, ({ leftAt }) => ({
    user: alias,
    name: FORMER_PLAYER_NAME,
    leftAt: leftAt ?? now,
  }));
  parts.game.repository.renameOrganiser(user, alias);
  parts.drafts.rows.remove(isTheirs);
  return (['reminders', 'coveredReminders', 'organisers'] as const).map((into) => ({
    is: 'drop',
    into,
    where: { game, user },
  }));
}
