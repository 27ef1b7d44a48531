import type { AskRow, GameRecord, LookUp, ReminderRow, RowWrite } from '#store';
import { TrackedRows } from './tracked-rows.ts';

const REMINDER_TABLES = ['reminders', 'coveredReminders'] as const;

/** Tracks questions and their reminders. `dropDrafts`: deletes the drafts of one question, or all drafts. */
export function trackAsks(record: GameRecord, lookUp: LookUp, dropDrafts: (ask?: number) => void) {
  const rows = new TrackedRows<AskRow>({ into: 'asks', key: ['game', 'number'] }, record.asks);
  const reminders: RowWrite[] = [];
  const later = (moment: number | null, by: number): number | null => (moment === null ? null : moment + by);

  return {
    rows,
    get reminders(): RowWrite[] {
      return reminders;
    },
    repository: {
      of: (_game: string): AskRow[] => rows.all.sort((a, b) => a.number - b.number),
      add: (row: AskRow): void => rows.add(row),
      update: (_game: string, number: number, to: Partial<AskRow>): void =>
        rows.update((one) => one.number === number, to),
      /** Removes a question and the drafts of its answer. */
      remove: (_game: string, number: number): void => {
        rows.remove((one) => one.number === number);
        dropDrafts(number);
      },
      removeAll: (game: string): void => {
        rows.remove(() => true);
        dropDrafts();
        for (const into of REMINDER_TABLES) reminders.push({ is: 'drop', into, where: { game } });
      },
      /** Shifts all times of a game by the length of its pause, in ms. */
      shiftTimes: (game: string, by: number): void => {
        rows.update(
          () => true,
          (one) => ({
            openedAt: one.openedAt + by,
            closesAt: later(one.closesAt, by),
            dueAt: later(one.dueAt, by),
            hiddenAt: later(one.hiddenAt, by),
          }),
        );
        const { openly, quietly } = lookUp('reminders', { game });
        for (const [into, found] of [['reminders', openly] as const, ['coveredReminders', quietly] as const])
          for (const { seat, lastAt } of found)
            reminders.push({ is: 'change', into, where: { game, seat }, to: { lastAt: lastAt + by } });
      },
      reminderOf: (game: string, seat: string, covered: boolean): ReminderRow | undefined =>
        lookUp('reminders', { game })[covered ? 'quietly' : 'openly'].find((one) => one.seat === seat),
      /** `covered`: the reminder is about a question that others may not know to be real. */
      saveReminder: (row: ReminderRow, covered: boolean): void => {
        const into = covered ? 'coveredReminders' : 'reminders';
        reminders.push(
          { is: 'drop', into, where: { game: row.game, seat: row.seat } },
          { is: 'add', into, row: { ...row } },
        );
      },
      dropReminders: (game: string, seat: string): void => {
        for (const into of REMINDER_TABLES) reminders.push({ is: 'drop', into, where: { game, seat } });
      },
    },
  };
}
