import type { Json } from '#engine';
import { FORGOTTEN_NAME, type LookUp, type Write } from '#store';
import type { Parts } from './tracked-tables.ts';

/** A payload without the person: at the places where people stand in one of its kind, the alias stands instead. */
type Rewrite = (kind: string, payload: Json) => Json;

export interface Forgetting {
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
export function forgotten(parts: Omit<Parts, 'asks'>, lookUp: LookUp, about: Forgetting): Write[] {
  const { game, user, alias, now, lanesOf } = about;
  const traces = lookUp('traces', { game, user, lanes: lanesOf(user) });
  const isTheirs = (row: { user: string | null }): boolean => row.user === user;
  // They are looked through as what they are, never as text; but only those that hold the id at all.
  const id = JSON.stringify(user);
  const rewritten = (rewrite: Rewrite, { kind, payload }: { kind: string; payload: Json }): { payload: Json } => ({
    payload: JSON.stringify(payload).includes(id) ? rewrite(kind, payload) : payload,
  });
  parts.outbox.rows.know(traces.outbox);
  // What was to be said to them alone is not said any more.
  const nobodys = lanesOf(alias);
  for (const [i, lane] of lanesOf(user).entries())
    parts.outbox.rows.change(
      (row) => row.lane === lane,
      ({ status }) => ({
        lane: nobodys[i],
        error: null,
        ...(['waiting', 'claimed'].includes(status) && { status: 'void' as const }),
      }),
    );
  parts.outbox.rows.change(
    () => true,
    (row) => rewritten(about.outbox, row),
  );
  // Of a command no more is known here than can name a person.
  parts.commands.rows.know(traces.commands as never);
  parts.commands.rows.change(
    () => true,
    (row) => ({ ...rewritten(about.commands, row), ...(isTheirs(row) && { user: alias }) }),
  );
  parts.requests.rows.know(traces.requests);
  parts.requests.rows.change(
    () => true,
    (row) => ({ ...rewritten(about.requests, row), ...(isTheirs(row) && { user: alias }) }),
  );
  parts.requests.consents.know(traces.consents);
  parts.requests.consents.change(isTheirs, { user: alias });
  parts.members.rows.change(isTheirs, ({ leftAt }) => ({ user: alias, name: FORGOTTEN_NAME, leftAt: leftAt ?? now }));
  parts.game.repository.renameOrganiser(user, alias);
  parts.drafts.rows.remove(isTheirs);
  return (['reminders', 'coveredReminders', 'organisers'] as const).map((into) => ({
    is: 'drop',
    into,
    where: { game, user },
  }));
}
