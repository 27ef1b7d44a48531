/** What several processes say is looked for at the beat of the steady clock, this long in ms: what has come meanwhile is found in one look. When that is depends on nothing that anybody does. */
const BEAT = 100;
/** So many beats at the most where much is under way, and what is found would wait anyway. */
const CROWDED = 4;

/** Until the next look. `isCrowded`: whether much is under way that everybody sees. */
export async function nextBeat(isCrowded: () => boolean): Promise<void> {
  for (let beats = 0; beats === 0 || (beats < CROWDED && isCrowded()); beats++)
    await new Promise((resolve) => setTimeout(resolve, BEAT - (performance.now() % BEAT)));
}
