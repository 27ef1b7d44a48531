import { Illegal, type Json } from '../engine/index.ts';
import type { PreferenceRow } from '../store/index.ts';
import { gameRow, inTransaction, type Desk } from './desk.ts';
import { memberOf } from './lobby.ts';
import { askNamed } from './play.ts';
import { isTimeZone } from './quiet-hours.ts';
import type { Alias, Caller, GameId, UserId } from './types.ts';

export type Preferences = Omit<PreferenceRow, 'user'>;

const LONGEST_INTERVAL = 24 * 14;
const DAY_MINUTES = 24 * 60;

/** Throws Illegal when a value makes no sense; what is left out stays as it was. */
export const prefer = (desk: Desk, user: UserId, wanted: Partial<Preferences>): Preferences =>
  inTransaction(desk, 'prefer', () => {
    const row = { ...desk.store.people.preferences(user), ...wanted, user };
    if (!isTimeZone(row.timeZone))
      throw new Illegal(`"${row.timeZone.slice(0, 40)}" is not a time zone; it should look like Europe/Vienna.`);
    if ((row.quietFrom === null) !== (row.quietTo === null)) throw new Illegal('Quiet hours need a beginning and an end.');
    for (const minute of [row.quietFrom, row.quietTo]) {
      if (minute !== null && !(Number.isInteger(minute) && minute >= 0 && minute < DAY_MINUTES))
        throw new Illegal('Quiet hours begin and end at a time of day.');
    }
    if (!(row.intervalHours >= 0 && row.intervalHours <= LONGEST_INTERVAL))
      throw new Illegal(`Reminders come every ${LONGEST_INTERVAL} hours at the most seldom; 0 for none.`);
    if (row.intervalHours > 0 && row.intervalHours < 1) throw new Illegal('Reminders come every hour at the most often; 0 for none.');
    desk.store.people.prefer(row);
    const { user: _user, ...preferences } = row;
    return preferences;
  });

/** What a person has put together so far as an answer. */
export const draft = (desk: Desk, id: GameId, ask: Alias, user: UserId): Json | undefined => {
  const game = gameRow(desk, id).id;
  const seat = desk.store.members.present(game).find((one) => one.user === user)?.seat ?? null;
  const row = askNamed(desk, game, user, seat, ask);
  return row && desk.store.people.draft(game, row.number, user);
};

/**
 * Keeps it until the ask is answered for good; null throws it away. A press that comes twice changes it once.
 * Throws Illegal when no such ask is theirs.
 */
export function saveDraft(desk: Desk, id: GameId, ask: Alias, by: Caller, data: Json): void {
  inTransaction(desk, 'saveDraft', () => keepDraft(desk, id, ask, by, data));
  by.done?.('saveDraft');
}

function keepDraft(desk: Desk, id: GameId, ask: Alias, { user, interaction }: Caller, data: Json): void {
  if (interaction !== undefined && desk.store.games.resultOf(interaction) !== undefined) return;
  const game = gameRow(desk, id).id;
  const { seat } = memberOf(desk.store.members.present(game), { user });
  const row = askNamed(desk, game, user, seat, ask);
  if (!row) throw new Illegal('That question is no longer open.');
  desk.stillThere(desk.clock(), game, user);
  if (data === null) desk.store.people.dropDraft(game, row.number, user);
  else desk.store.people.saveDraft({ game, ask: row.number, user, data, at: desk.clock() });
  if (interaction !== undefined) desk.store.games.remember(interaction, {}, desk.clock());
}
