import { Illegal, type Json } from '#engine';
import type { PreferenceRow } from '#store';
import {
  resolveGameRow,
  type OperationContext,
  type OperationResult,
  type OperationCall,
} from '#service/operations/operation-context.ts';
import { readGame } from '#service/game-reader.ts';
import { resolveMember } from '#service/lobby/lobby.ts';
import { findAskByAlias } from '#service/operations/play.ts';
import { isTimeZone } from './quiet-hours.ts';
import type { ServiceContext } from '#service/context.ts';
import type { Alias, GameId, UserId } from '#service/types.ts';

export type Preferences = Omit<PreferenceRow, 'user'>;

const MAX_REMINDER_INTERVAL_HOURS = 24 * 14;
const MINUTES_PER_DAY = 24 * 60;

/** Saves a user's preferences; omitted ones stay unchanged. Throws Illegal for an invalid value. */
export function setPreferences(
  { store }: OperationContext,
  { by: { user } }: OperationCall,
  wanted: Partial<Preferences>,
): OperationResult {
  const row = { ...store.people.preferences(user), ...wanted, user };
  if (!isTimeZone(row.timeZone))
    throw new Illegal(`I don't know the time zone “${row.timeZone.slice(0, 40)}”. Type one such as America/New_York.`);
  if ((row.quietFrom === null) !== (row.quietTo === null)) throw new Illegal('Quiet hours need a start and an end.');
  for (const minute of [row.quietFrom, row.quietTo]) {
    if (minute !== null && !(Number.isInteger(minute) && minute >= 0 && minute < MINUTES_PER_DAY))
      throw new Illegal('Quiet hours must start and end at a time of day.');
  }
  if (!(row.intervalHours >= 0 && row.intervalHours <= MAX_REMINDER_INTERVAL_HOURS))
    throw new Illegal(
      `The time between reminders can be at most ${MAX_REMINDER_INTERVAL_HOURS} hours. 0 turns them off.`,
    );
  if (row.intervalHours > 0 && row.intervalHours < 1)
    throw new Illegal('The time between reminders must be at least 1 hour. 0 turns them off.');
  store.people.prefer(row);
  return {};
}

/** Deletes the preferences of a user who is to be forgotten. */
export function deletePreferences({ store }: OperationContext, { by }: OperationCall): OperationResult {
  store.people.dropPreferences(by.user);
  return {};
}

/** Returns a user's draft of an answer. */
export const findDraft = async (
  context: ServiceContext,
  id: GameId,
  ask: Alias,
  user: UserId,
): Promise<Json | undefined> => {
  const reader = await readGame(context, id);
  const game = resolveGameRow(reader, id).id;
  const seat = reader.store.members.present(game).find((one) => one.user === user)?.seat ?? null;
  const row = findAskByAlias(reader, game, user, seat, ask);
  return row && reader.store.people.draft(game, row.number, user);
};

/**
 * Saves a draft until the question is answered; `beside` merges it with the saved fields, null deletes it. Throws
 * Illegal if the user has no such question.
 */
export function saveDraft(
  { store }: OperationContext,
  { now, by, game: id }: OperationCall,
  { ask, data, beside }: { ask: Alias; data: Json; beside?: true },
): OperationResult {
  const game = resolveGameRow({ store }, id).id;
  const { seat } = resolveMember(store.members.present(game), by);
  const row = findAskByAlias({ store }, game, by.user, seat, ask);
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
