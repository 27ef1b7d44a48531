import type { PendingReply } from '#store';
import { sendToUser } from '#service/announce/send-message.ts';
import type { OperationContext, OperationResult, OperationCall } from '#service/operations/operation-context.ts';

/** The reminder, by count, with which the organizer is notified too; once only. */
const REMINDERS_BEFORE_ORGANIZER = 3;

/** Reminds the users whose answers are still pending. */
export function sendReminders(
  operation: OperationContext,
  { now, game }: OperationCall,
  { waits }: { waits: readonly PendingReply[] },
): OperationResult {
  for (const wait of waits) {
    const row = operation.store.asks.of(game).find(({ number }) => number === wait.ask);
    const sits = operation.store.members
      .present(game)
      .some(({ seat, user }) => seat === wait.seat && user === wait.user);
    if (sits && row && !row.answered && row.hiddenAt === null) sendReminder(operation, wait, now);
  }
  return { game };
}

function sendReminder(
  operation: OperationContext,
  { game, seat, user, organiser, ask, openedAt, covered, preferences, reminder: chosenAfter }: PendingReply,
  now: number,
): void {
  const reminder = operation.store.asks.reminderOf(game, seat, covered);
  // Another process has reminded them since they were selected.
  if (reminder?.lastAt !== chosenAfter?.lastAt) return;
  const before = reminder?.ask === ask && reminder.user === user ? reminder : null;
  const count = (before?.count ?? 0) + 1;
  // For a covered question the organizer must not learn whether it is real; it closes at its own time instead.
  const tells = count >= REMINDERS_BEFORE_ORGANIZER && !covered && organiser !== user && !before?.toldOrganiser;
  operation.store.asks.saveReminder(
    { game, seat, user, ask, count, lastAt: now, toldOrganiser: tells || (before?.toldOrganiser ?? false) },
    covered,
  );
  sendToUser(
    operation,
    game,
    now,
    user,
    { kind: 'reminder', user, seat, ask, count, since: openedAt, covered, dm: preferences?.dm ?? true },
    ask,
  );
  if (tells)
    sendToUser(
      operation,
      game,
      now,
      organiser,
      { kind: 'notice', notice: { what: 'overdue', to: organiser, user, seat, ask, since: openedAt } },
      ask,
    );
}
