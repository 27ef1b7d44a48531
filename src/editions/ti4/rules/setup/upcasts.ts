import type { Json } from '../../../../engine/index.ts';

/** What brings a saved state to the next version: [1] from 1 to 2. `renamed`: what components that were called otherwise are called now. */
export const upcastsWith = (renamed: Readonly<Record<string, string>>): Record<number, (state: Json) => Json> => ({
  /** A game names its sets, and an id the card, not the issue. What was played before sets could be chosen was the base game with two codices. */
  1: (state) => {
    const text = Object.entries(renamed).reduce((said, [before, now]) => said.replaceAll(before, now), JSON.stringify(state));
    const read = JSON.parse(text) as { options: Record<string, Json> };
    read.options.sets = ['base@1', 'codex-1@1', 'codex-4@1'];
    return read as unknown as Json;
  },
});
