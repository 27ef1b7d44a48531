import { isQuiet, type PendingReply } from '#service';

const HOUR = 3_600_000;
/** A reminder noted for later than this from now, in ms, was noted while the clock was ahead. */
const CLOCK_SKEW_MS = 5 * 60_000;
const DEFAULT_PREFERENCES = { timeZone: 'UTC', quietFrom: null, quietTo: null, intervalHours: 8 };

/**
 * Who is to be reminded now: those waited for since their interval, or reminded longer ago than that, who do not sleep.
 * One reminder stands for all that a person is waited for in a game, and one for what nobody else may know of: the first never
 * depends on the second. `waits` has the oldest first.
 */
export function selectDueReminders(waits: PendingReply[], now: number): PendingReply[] {
  const seen = new Set<string>();
  return waits.filter((wait) => {
    const key = `${wait.game} ${wait.seat} ${wait.covered}`;
    if (seen.has(key)) return false;
    seen.add(key);
    const preferences = wait.preferences ?? DEFAULT_PREFERENCES;
    if (preferences.intervalHours <= 0) return false;
    // Whatever the reminder was about: doing one of two things does not bring the next reminder at once.
    const reminded =
      wait.reminder?.user === wait.user && wait.reminder.lastAt <= now + CLOCK_SKEW_MS ? wait.reminder.lastAt : 0;
    return now >= Math.max(wait.openedAt, reminded) + preferences.intervalHours * HOUR && !isQuiet(now, preferences);
  });
}
