import { isQuiet, type PendingReply } from '#service';

const HOUR = 3_600_000;
/** A reminder time further in the future than this, in ms, was recorded while the clock was ahead. */
const CLOCK_SKEW_MS = 5 * 60_000;
const DEFAULT_PREFERENCES = { timeZone: 'UTC', quietFrom: null, quietTo: null, intervalHours: 8 };

/**
 * Selects the reminders due now: the wait began, or the last reminder was sent, at least the user's interval ago, and
 * the user is not in quiet hours. Each seat gets one reminder per game for all public questions and one for all secret
 * ones, so that the public reminder reveals nothing about secret questions. `waits` must be sorted oldest first.
 */
export function selectDueReminders(waits: PendingReply[], now: number): PendingReply[] {
  const seen = new Set<string>();
  return waits.filter((wait) => {
    const key = `${wait.game} ${wait.seat} ${wait.covered}`;
    if (seen.has(key)) return false;
    seen.add(key);
    const preferences = wait.preferences ?? DEFAULT_PREFERENCES;
    if (preferences.intervalHours <= 0) return false;
    // The last reminder counts for every question: answering one of two does not trigger the next reminder at once.
    const reminded =
      wait.reminder?.user === wait.user && wait.reminder.lastAt <= now + CLOCK_SKEW_MS ? wait.reminder.lastAt : 0;
    return now >= Math.max(wait.openedAt, reminded) + preferences.intervalHours * HOUR && !isQuiet(now, preferences);
  });
}
