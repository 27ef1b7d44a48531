import { expect } from 'vitest';
import { canonicalJson, questionMark, windowQuestion, type OpenAsk, type Spec } from '#engine';
import type { SimulatedGame } from '#simulation';
import type { StateCheck } from './state-check.ts';

/**
 * Checks that questions with the same mark have the same prompt: otherwise a plan could answer a question about
 * something else. `unless`: questions whose prompts contain more than the answer depends on.
 */
export function marksApart<G extends SimulatedGame>(unless: readonly string[] = []): StateCheck<G> {
  const found = new Set<string>();
  const marked = new Map<string, { prompt: string; frames: OpenAsk['path'][number]['id'][] }[]>();
  let playing: G | undefined;
  return {
    title: 'Questions with the same mark have the same prompt',
    onQuestion: (game, open, spec) => {
      if (game !== playing) marked.clear();
      playing = game;
      const { ask, path } = open;
      if (spec.kind === 'none' || ask.question === windowQuestion.name || unless.includes(ask.question)) return;
      const mark = canonicalJson([ask.player, ask.question, questionMark({ open, spec, under: [] })]);
      const earlier = marked.get(mark) ?? [];
      const [, ...above] = path.map(({ id }) => id);
      for (const { prompt, frames } of earlier)
        if (prompt !== spec.prompt && frames.some((id) => above.includes(id)))
          found.add(`${ask.question}: ${prompt} / ${(spec as Exclude<Spec, { kind: 'none' }>).prompt}`);
      marked.set(mark, [...earlier, { prompt: spec.prompt, frames: above }]);
    },
    verify: () => expect([...found]).toEqual([]),
  };
}
