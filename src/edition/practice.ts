import type { Json } from '../engine/index.ts';
import { practiceAnswer, practiceDeed, plainAnswer } from '../practice/index.ts';
import { newGame, type Rulebook } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import type { Practice } from '../table/index.ts';
import { knownTo } from '../views/known.ts';

/** Practice players of this edition: they are given what their seat knows, and nothing else. */
export const practiceOf = (book: Rulebook): Practice<State> => ({
  answer: (state, { open, spec, check }) => {
    const { player, question, data, id } = open.ask;
    return practiceAnswer(knownTo(newGame(state as State, book), player, open.path), player, { question, data, spec, check }, String(id));
  },
  anyhow: ({ open, spec, check }) => plainAnswer({ question: open.ask.question, data: open.ask.data, spec, check }),
  deed: (state, seat, practising, before) => {
    const turn = before?.question === 'turn';
    const offered = Object.values(state.offers).some(({ to }) => to === seat);
    if (!turn && !offered) return undefined;
    const deed = practiceDeed(knownTo(newGame(state as State, book), seat), seat, { turn, among: practising });
    return deed && { action: deed.action, data: deed.data as unknown as Json };
  },
});
