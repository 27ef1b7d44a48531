import { act, answer, begin, isId, withdraw, type Answer, type EngineState, type Json } from '#engine';
import type { Move } from './random-player.ts';
import type { SimulatedGame, SimulatedEdition } from './simulated-edition.ts';

/** Record of a whole game: the settings from which the edition sets it up, and every move. */
export interface RecordedGame<Wish = unknown> {
  settings: Wish;
  /** Missing in a game recorded when all answers were still linked in the order in which they came. */
  lines?: 1;
  /** Names of keys and draw labels as they were when the game was recorded, by their present names. */
  renamed?: Record<string, string>;
  answers: Move[];
  /** Fingerprint of the state after the last move. */
  end: string;
}

/** Formats a recorded game with one line per move, so that changes to a file of games are readable. */
export const formatRecordedGame = ({ settings, lines, renamed, answers, end }: RecordedGame): string =>
  `{"settings":${JSON.stringify(settings)},\n${lines ? `"lines":${lines},\n` : ''}${renamed ? `"renamed":${JSON.stringify(renamed)},\n` : ''}"end":${JSON.stringify(end)},\n"answers":[\n${answers.map((move) => JSON.stringify(move)).join(',\n')}\n]}\n`;

export function parseRecordedGame<Wish>(contents: string): RecordedGame<Wish> {
  const read = JSON.parse(contents) as Partial<RecordedGame<Wish>>;
  if (!read.settings || !Array.isArray(read.answers) || typeof read.end !== 'string')
    throw new Error('This is not a recorded game.');
  const { settings, lines, renamed, answers, end } = read;
  return { settings, ...(lines && { lines }), ...(renamed && { renamed }), answers, end };
}

export interface ReplayOptions<G extends SimulatedGame> {
  until?: number;
  read?: (move: Move, game: G) => Move;
}

/** Translates a text into the names used at recording time: the text is such a name, or quotes some. */
const wordedAs = (renamed: Record<string, string>, text: string): string =>
  renamed[text] ??
  Object.entries(renamed).reduce(
    (said, [now, then]) => said.replaceAll(JSON.stringify(now), JSON.stringify(then)),
    text,
  );

/**
 * Replays a recorded game on a newly set up game: its first `until` moves, or all. `read` may replace each move. Throws
 * Illegal if a move is no longer legal because the rules, or the names in them, have changed since the recording.
 */
export function replayGame<G extends SimulatedGame>(
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

function make(game: SimulatedGame, move: Move): void {
  const [seat, what] = move;
  if (!isId(what)) act(game, seat, what, move[2] as Json);
  else if (move.length === 2) withdraw(game, seat, what);
  else answer(game, seat, what, move[2] as Answer, move[3] === 1);
}
