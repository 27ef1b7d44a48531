/**
 * With several processes, the outbox is polled on multiples of this interval of the monotonic clock, so that the time
 * of a poll does not depend on what players do.
 */
const POLL_INTERVAL_MS = 100;
/** Maximum number of intervals between two polls under load, when claimed rows would have to wait anyway. */
const MAX_SKIPPED_POLLS = 4;

/** Waits until the next poll. `isCrowded`: tells whether many public messages are being sent. */
export async function waitForNextPoll(isCrowded: () => boolean): Promise<void> {
  for (let beats = 0; beats === 0 || (beats < MAX_SKIPPED_POLLS && isCrowded()); beats++)
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS - (performance.now() % POLL_INTERVAL_MS)));
}
