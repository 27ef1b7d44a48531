import { act, answer, begin, isId, withdraw, type Answer, type EngineState, type Json } from '#engine';
import type { Move } from './random-player.ts';
import type { AnyGame, SimulatedEdition } from './simulated-edition.ts';

/** A whole game, as it was played: how it began, by what the edition lays a table from, and everything that was done. */
export interface RecordedGame<Wish = unknown> {
  settings: Wish;
  /** Absent in a game recorded when all answers were still linked in the order in which they came. */
  lines?: 1;
  /** What of its keys, and of what chance is drawn for, was called otherwise when it was recorded: by what it is called now. */
  renamed?: Record<string, string>;
  answers: Move[];
  /** Fingerprint of the state after the last of them. */
  end: string;
}

/** A line for each thing done, so that a change to a file of games can be read. */
export const formatRecordedGame = ({ settings, lines, renamed, answers, end }: RecordedGame): string =>
  `{"settings":${JSON.stringify(settings)},\n${lines ? `"lines":${lines},\n` : ''}${renamed ? `"renamed":${JSON.stringify(renamed)},\n` : ''}"end":${JSON.stringify(end)},\n"answers":[\n${answers.map((move) => JSON.stringify(move)).join(',\n')}\n]}\n`;

export function parseRecordedGame<Wish>(contents: string): RecordedGame<Wish> {
  const read = JSON.parse(contents) as Partial<RecordedGame<Wish>>;
  if (!read.settings || !Array.isArray(read.answers) || typeof read.end !== 'string')
    throw new Error('This is no recorded game.');
  const { settings, lines, renamed, answers, end } = read;
  return { settings, ...(lines && { lines }), ...(renamed && { renamed }), answers, end };
}

export interface ReplayOptions<G extends AnyGame> {
  until?: number;
  read?: (move: Move, game: G) => Move;
}

/** A text in the words of the time when a game was recorded: it is such a word, or quotes some. */
const wordedAs = (renamed: Record<string, string>, text: string): string =>
  renamed[text] ??
  Object.entries(renamed).reduce(
    (said, [now, then]) => said.replaceAll(JSON.stringify(now), JSON.stringify(then)),
    text,
  );

/**
 * Plays a recorded game again on a table as it was laid for it, `until` so many of its answers, or to its end; `read`: as what each of
 * them is read. Throws an Illegal where an answer is no longer one: the rules, or the names in them, have changed since it was recorded.
 */
export function replayGame<G extends AnyGame>(
  { first }: SimulatedEdition<G>,
  game: G,
  { lines, renamed = {}, answers }: RecordedGame,
  { until = answers.length, read = (move) => move }: ReplayOptions<G> = {},
): void {
  const state: EngineState = game.state;
  if (!lines) delete state.lines;
  game.toRecordedWords = (text) => wordedAs(renamed, text);
  begin(game, first.procedure, first.data);
  for (const move of answers.slice(0, until)) make(game, read(move, game));
}

function make(game: AnyGame, move: Move): void {
  const [seat, what] = move;
  if (!isId(what)) act(game, seat, what, move[2] as Json);
  else if (move.length === 2) withdraw(game, seat, what);
  else answer(game, seat, what, move[2] as Answer, move[3] === 1);
}
