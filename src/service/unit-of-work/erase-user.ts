import type { Json } from '#engine';
import { FORMER_PLAYER_NAME, type LookUp, type RowWrite } from '#store';
import type { TrackedTables } from './tracked-tables.ts';

/** A payload without the person: at the places where people stand in one of its kind, the alias stands instead. */
type Rewrite = (kind: string, payload: Json) => Json;

export interface UserErasure {
  game: string;
  user: string;
  /** Stands where the game needs somebody. */
  alias: string;
  /** They are not there any more from then on, also where the game is over. */
  now: number;
  /** The lanes of what is said to one person. */
  lanesOf: (user: string) => string[];
  outbox: Rewrite;
  commands: Rewrite;
  requests: Rewrite;
}

/** Takes a person out of one game. Gives what of it is in none of its parts. */
export function eraseUser(parts: Omit<TrackedTables, 'asks'>, lookUp: LookUp, about: UserErasure): RowWrite[] {
  const { game, user, alias, now, lanesOf } = about;
  const traces = lookUp('traces', { game, user, lanes: lanesOf(user) });
  const isTheirs = (row: { user: string | null }): boolean => row.user === user;
  // They are looked through as what they are, never as text; but only those that hold the id at all.
  const id = JSON.stringify(user);
  const rewritten = (rewrite: Rewrite, { kind, payload }: { kind: string; payload: Json }): { payload: Json } => ({
    payload: JSON.stringify(payload).includes(id) ? rewrite(kind, payload) : payload,
  });
  parts.outbox.rows.addKnown(traces.outbox);
  // What was to be said to them alone is not said any more.
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
  // Of a command no more is known here than can name a person.
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
