/** What several processes say is looked for at the beat of the steady clock, this long in ms: what has come meanwhile is found in one look. When that is depends on nothing that anybody does. */
const POLL_INTERVAL_MS = 100;
/** So many beats at the most where much is under way, and what is found would wait anyway. */
const MAX_SKIPPED_POLLS = 4;

/** Until the next look. `isCrowded`: whether much is under way that everybody sees. */
export async function waitForNextPoll(isCrowded: () => boolean): Promise<void> {
  for (let beats = 0; beats === 0 || (beats < MAX_SKIPPED_POLLS && isCrowded()); beats++)
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS - (performance.now() % POLL_INTERVAL_MS)));
}
