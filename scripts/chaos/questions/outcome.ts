import {
  answer,
  canonicalJson,
  copyState,
  openAsks,
  type Answer,
  type EngineState,
  type Fact,
  type Json,
  type OpenAsk,
} from '#engine';
import type { Book, GuardedEdition, GuardedGame, GuardedState } from '../secrets/editions/guarded-edition.ts';

/**
 * Returns the game after an answer and what it told anybody, without what depends on the answer's words alone: the
 * chain of dice and the numbers of engine frames. Equal texts are equal games for everybody. Undefined if the engine
 * refuses the answer or keeps it for later.
 */
export function outcomeOf(
  guarded: GuardedEdition,
  from: GuardedGame,
  { ask, frame }: OpenAsk,
  reply: Answer,
): string | undefined {
  const state = copyState(from.state) as GuardedState;
  const game = guarded.gameOf(state, from.book as Book);
  const told: Fact[] = [];
  const { addFact } = game;
  game.addFact = (fact) => {
    told.push(fact);
    addFact.call(game, fact);
  };
  const own = `${ask.player} ${frame.procedure} ${ask.question} `;
  // Every answer links the same text into the chain, so that the dice are the same.
  game.toRecordedWords = (text) => (text.startsWith(own) ? own : from.toRecordedWords(text));
  try {
    answer(game as never, ask.player, ask.id, structuredClone(reply));
  } catch {
    return undefined;
  }
  if (openAsks(state).some((open) => open.ask.id === ask.id)) return undefined;
  return canonicalJson([withoutMarks(state, from.state.nextId), told as never]);
}

/** Returns a state without facts and chains; engine ids given since `first` are replaced by their order. */
function withoutMarks(state: EngineState, first: number): Json {
  const { facts: _facts, chain: _chain, nextId: _next, ...rest } = state;
  const seen = new Map<Json, string>();
  const mark = (value: Json): Json => {
    if (typeof value !== 'number' || value < first) return value;
    if (!seen.has(value)) seen.set(value, `new ${seen.size}`);
    return seen.get(value) ?? value;
  };
  return JSON.parse(
    JSON.stringify(rest, (key, value: Json) =>
      key === 'chain' ? undefined : key === 'id' || key === 'frame' ? mark(value) : value,
    ),
  ) as Json;
}
