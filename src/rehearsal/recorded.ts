import { act, answer, begin, isId, withdraw, type Answer, type EngineState, type Json } from '../engine/index.ts';
import type { Move } from './answering.ts';
import type { Played, Rehearsed } from './rehearsed.ts';

/** A whole game, as it was played: how it began, by what the edition lays a table from, and everything that was done. */
export interface Recorded<Wish = unknown> {
  settings: Wish;
  /** Absent in a game recorded when all answers were still linked in the order in which they came. */
  lines?: 1;
  answers: Move[];
  /** Fingerprint of the state after the last of them. */
  end: string;
}

/** A line for each thing done, so that a change to a file of games can be read. */
export const writeRecorded = ({ settings, lines, answers, end }: Recorded): string =>
  `{"settings":${JSON.stringify(settings)},\n${lines ? `"lines":${lines},\n` : ''}"end":${JSON.stringify(end)},\n"answers":[\n${answers.map((move) => JSON.stringify(move)).join(',\n')}\n]}\n`;

export function readRecorded<Wish>(contents: string): Recorded<Wish> {
  const read = JSON.parse(contents) as Partial<Recorded<Wish>>;
  if (!read.settings || !Array.isArray(read.answers) || typeof read.end !== 'string') throw new Error('This is no recorded game.');
  return { settings: read.settings, ...(read.lines && { lines: read.lines }), answers: read.answers, end: read.end };
}

/**
 * Plays a recorded game again on a table as it was laid for it, `until` so many of its answers, or to its end. Throws an Illegal where
 * an answer is no longer one: the rules, or the names in them, have changed since it was recorded.
 */
export function replay<G extends Played>(
  { first }: Rehearsed<G>,
  game: G,
  { lines, answers }: Recorded,
  { until = answers.length }: { until?: number } = {},
): void {
  const state: EngineState = game.state;
  if (!lines) delete state.lines;
  begin(game, first.procedure, first.data);
  for (const move of answers.slice(0, until)) make(game, move);
}

function make(game: Played, move: Move): void {
  const [seat, what] = move;
  if (!isId(what)) act(game, seat, what, move[2] as Json);
  else if (move.length === 2) withdraw(game, seat, what);
  else answer(game, seat, what, move[2] as Answer, move[3] === 1);
}
