import { Illegal, type Json } from '#engine';
import type { PreferenceRow } from '#store';
import { gameRow, type Desk, type Done, type Work } from '#service/operations/operation-context.ts';
import { reading } from '#service/game-reader.ts';
import { memberOf } from '#service/lobby/lobby.ts';
import { askNamed } from '#service/operations/play.ts';
import { isTimeZone } from './quiet-hours.ts';
import type { Room } from '#service/context.ts';
import type { Alias, GameId, UserId } from '#service/types.ts';

export type Preferences = Omit<PreferenceRow, 'user'>;

const LONGEST_INTERVAL = 24 * 14;
const DAY_MINUTES = 24 * 60;

/** Throws Illegal when a value makes no sense; what is left out stays as it was. */
export function prefer({ store }: Desk, { by: { user } }: Work, wanted: Partial<Preferences>): Done {
  const row = { ...store.people.preferences(user), ...wanted, user };
  if (!isTimeZone(row.timeZone))
    throw new Illegal(`"${row.timeZone.slice(0, 40)}" is not a time zone; it should look like Europe/Vienna.`);
  if ((row.quietFrom === null) !== (row.quietTo === null))
    throw new Illegal('Quiet hours need a beginning and an end.');
  for (const minute of [row.quietFrom, row.quietTo]) {
    if (minute !== null && !(Number.isInteger(minute) && minute >= 0 && minute < DAY_MINUTES))
      throw new Illegal('Quiet hours begin and end at a time of day.');
  }
  if (!(row.intervalHours >= 0 && row.intervalHours <= LONGEST_INTERVAL))
    throw new Illegal(`Reminders come every ${LONGEST_INTERVAL} hours at the most seldom; 0 for none.`);
  if (row.intervalHours > 0 && row.intervalHours < 1)
    throw new Illegal('Reminders come every hour at the most often; 0 for none.');
  store.people.prefer(row);
  return {};
}

/** Nothing is known any more of what somebody who is forgotten preferred. */
export function forgetPreferences({ store }: Desk, { by }: Work): Done {
  store.people.dropPreferences(by.user);
  return {};
}

/** What a person has put together so far as an answer. */
export const draft = async (room: Room, id: GameId, ask: Alias, user: UserId): Promise<Json | undefined> => {
  const desk = await reading(room, id);
  const game = gameRow(desk, id).id;
  const seat = desk.store.members.present(game).find((one) => one.user === user)?.seat ?? null;
  const row = askNamed(desk, game, user, seat, ask);
  return row && desk.store.people.draft(game, row.number, user);
};

/**
 * Keeps it until the ask is answered for good, `beside` with what is kept of it already; null throws it away. Throws Illegal when no such ask is theirs.
 */
export function saveDraft(
  { store }: Desk,
  { now, by, game: id }: Work,
  { ask, data, beside }: { ask: Alias; data: Json; beside?: true },
): Done {
  const game = gameRow({ store }, id).id;
  const { seat } = memberOf(store.members.present(game), by);
  const row = askNamed({ store }, game, by.user, seat, ask);
  if (!row) throw new Illegal('That question is no longer open.');
  if (data === null) store.people.dropDraft(game, row.number, by.user);
  else {
    const before = beside ? store.people.draft(game, row.number, by.user) : null;
    store.people.saveDraft({
      game,
      ask: row.number,
      user: by.user,
      data: before ? { ...(before as object), ...(data as object) } : data,
      at: now,
    });
  }
  return { game };
}
