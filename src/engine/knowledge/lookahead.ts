import { digest } from '#engine/chance.ts';
import { Game, type WindowEvent } from '#engine/game.ts';
import { canonicalJson } from '#engine/json.ts';
import { openAsks, type OpenAsk } from '#engine/frames/stack.ts';
import { answer, copyState } from '#engine/run.ts';
import { answerSums, answerProblem, confirmationFor, specOf } from '#engine/questions/evaluate-question.ts';
import { onlyAnswer } from '#engine/questions/default-answer.ts';
import { shapeOf } from '#engine/questions/spec-shape.ts';
import type { Answer, Spec } from '#engine/questions/spec.ts';
import { Illegal, type EngineState, type Id, type SeatId } from '#engine/state.ts';
import type { AnyGame } from '#engine/frames/step.ts';
import { formatTallies } from '#engine/tally.ts';
import { Unknown } from './unknown.ts';
import { windowQuestion } from '#engine/window.ts';

/** Question that a seat would be asked in a hypothetical game. */
export interface Lookahead {
  /** The hypothetical game as the seat knows it; unknown parts cannot be read. */
  game: AnyGame;
  open: OpenAsk;
  spec: Spec;
  /** Real game and its open question, if it is already asking the same: it then checks the answer. */
  asked?: { game: AnyGame; open: OpenAsk };
  /** Ids of the frames that were on the stack when the look-ahead began. */
  under: readonly Id[];
  /** Collects the windows in which the look-ahead declined for the seat; undefined if they are of no interest. */
  passed?: PassedWindow[];
}

/**
 * Window in which a seat is asked, or seems to be: its event, and the labels of the options. A veiled window has none,
 * and is declined ahead like a real one.
 */
export interface PassedWindow {
  event: WindowEvent;
  labels: string[];
  /** Innermost frame around the window that was running where the look-ahead began; later windows are outside it. */
  within?: Id;
}

/**
 * Returns the state as a seat knows it while a question is open: everything else is replaced by values that throw
 * `Unknown` (`unknownList`, `withUnknown`) or that have no effect. The result may share unchanged parts with the state.
 * `viewer`: the seat; by default the one that is asked.
 */
export type Conceal = (game: AnyGame, open: OpenAsk, viewer?: SeatId) => EngineState;

/** Maximum number of windows passed between two questions of one seat. */
const MAX_WINDOWS = 60;

/** Length of a fingerprint, in characters. */
const PRINT = 16;

/** Fingerprints a Spec without its texts: the result stays the same for as long as the same answers mean the same. */
export const fingerprintSpec = (spec: Spec): string => `=${digest(canonicalJson(shapeOf(spec))).slice(0, PRINT)}`;

/** Names that fields of a Spec had when marks hashed texts. */
const FORMER_FIELDS: Readonly<Record<string, string>> = {
  amounts: 'lines',
  disabledReason: 'off',
  emptyLabel: 'nothing',
  emptyWarning: 'wastes',
  hideTally: 'plain',
  isCorrective: 'mends',
  maxMessage: 'most',
  measureLabel: 'called',
  message: 'say',
  proposed: 'start',
  weights: 'worth',
};

function withFormerFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFormerFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    // The keys of `weights` are measures.
    Object.entries(value).map(([key, part]) => [
      FORMER_FIELDS[key] ?? key,
      key === 'weights' ? part : withFormerFields(part),
    ]),
  );
}

/** Fingerprints a Spec with its texts, as marks of earlier versions do. */
function textPrintOf(spec: Spec): string {
  const { subject: _, ...texts } = spec.kind === 'none' ? { ...spec, subject: null } : spec;
  const hashed = withFormerFields(texts.kind === 'allot' ? { ...texts, proposed: {} } : texts);
  return digest(canonicalJson(hashed)).slice(0, PRINT);
}

/** Hashes the data of a question; data that the player cannot know counts as '?'. */
function dataPrintOf({ ask }: OpenAsk): string {
  const data = unlessUnknown(() => canonicalJson(ask.data)) ?? '?';
  return digest(data).slice(0, 8);
}

/** Hashes the procedures on the path to a question. */
const routeOf = ({ path }: OpenAsk): string => digest(path.map(({ procedure }) => procedure).join()).slice(0, 8);

/** Identifies a question: `=print:data:route`. */
const looksOf = (open: OpenAsk, spec: Spec): string => `${fingerprintSpec(spec)}:${dataPrintOf(open)}:${routeOf(open)}`;

/**
 * Identifies the question for which a player planned an answer, and the frame that was running then:
 * `=print:data:route@frame`. A later question with the same choices, such as the vote on the next agenda, has another
 * mark.
 */
export function questionMark({ open, spec, under }: Pick<Lookahead, 'open' | 'spec' | 'under'>): string {
  return `${looksOf(open, spec)}@${innermostOf(open, under) ?? ''}`;
}

/** Returns the innermost frame on the path to a question that was running where the look-ahead began. */
const innermostOf = ({ path }: OpenAsk, under: readonly Id[]): Id | undefined =>
  path.findLast(({ id }) => under.includes(id))?.id;

/** Tells whether a mark names the frame that was running; marks of earlier versions identify only the question. */
export const hasFrameId = (mark: string): boolean => mark.includes('@');

/** Tells whether an open question is the marked one, with the same choices. Marks of earlier versions compare texts. */
export function matchesMark(mark: string, open: OpenAsk, spec: Spec): boolean {
  const [looks, within] = mark.split('@');
  const now = mark.startsWith('=') ? looksOf(open, spec) : `${textPrintOf(spec)}:${routeOf(open)}`;
  return looks === now && open.path.some(({ id }) => String(id) === within);
}

/**
 * Starts a look-ahead from an open question, on a copy that holds only what its player knows. Undefined if the question
 * is not open.
 */
export function lookAheadFrom(
  state: EngineState,
  book: AnyGame['book'],
  ask: Id,
  conceal: Conceal,
): Lookahead | undefined {
  const asked = openIn(new Game(state, book), ask);
  if (!asked) return undefined;
  const known = openIn(new Game(copyState(conceal(asked.game, asked.open)), book), ask);
  return (
    known && {
      ...known,
      spec: specOf(asked.game, asked.open),
      asked,
      under: asked.open.path.map(({ id: frame }) => frame),
    }
  );
}

/** Copies a starting point, because looking ahead from it uses it up. Throws if the question is not open. */
export function copyLookahead({ game, open, ...rest }: Lookahead): Lookahead {
  const again = openIn(new Game(copyState(game.state), game.book), open.ask.id);
  if (!again) throw new Error(`Question ${open.ask.id} is not open`);
  return { ...again, ...rest };
}

function openIn(game: AnyGame, ask: Id): { game: AnyGame; open: OpenAsk } | undefined {
  const open = openAsks(game.state).find((one) => one.ask.id === ask);
  return open && { game, open };
}

/**
 * Returns the game in which answers to a question are checked: the game itself if it is already asked there, else the
 * player's knowledge of it.
 */
export const checkedAgainst = ({ asked, game, open }: Lookahead): { game: AnyGame; open: OpenAsk } =>
  asked ?? { game, open };

/** Returns why an answer would be refused; undefined if it is legal. */
export function lookaheadProblem(at: Lookahead, reply: Answer): string | undefined {
  const { game, open } = checkedAgainst(at);
  return answerProblem(game, open, reply, at.spec);
}

/** Returns what the player loses by an answer and has to confirm. */
export function lookaheadConfirmation(at: Lookahead, reply: Answer): string | undefined {
  const { game, open } = checkedAgainst(at);
  return confirmationFor(game, open, reply, at.spec);
}

/** Returns what an answer amounts to, as its question or the sums of its Spec say it; empty if they say nothing. */
export function lookaheadSums(at: Lookahead, reply: Answer): string {
  const { game, open } = checkedAgainst(at);
  return unlessUnknown(() => answerSums(game, open, reply)) ?? formatTallies(at.spec, reply);
}

/** Returns the result, or undefined if it needs something that the player who looks ahead cannot know. */
export function unlessUnknown<T>(body: () => T): T | undefined {
  try {
    return body();
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}

/**
 * Returns the next question of the same seat after this reply, assuming that nobody uses anything in a window.
 * Undefined if there is none, or if it depends on chance or on something unknown. Uses up the game of `at`.
 */
export const lookAheadAfter = (at: Lookahead, reply: Answer): Lookahead | undefined =>
  unlessUnknown(() => lookAheadOrThrow(at, reply));

/** Works like `lookAheadAfter`, but throws `Unknown` if the result needs something that the player cannot know. */
export function lookAheadOrThrow({ game, open, under, passed }: Lookahead, reply: Answer): Lookahead | undefined {
  const seat = open.ask.player;
  try {
    answer(game, seat, open.ask.id, reply);
    return nextOf(game, seat, { under, ...(passed && { passed }) });
  } catch (error) {
    if (error instanceof Illegal) return undefined;
    throw error;
  }
}

function nextOf(game: AnyGame, seat: SeatId, about: Pick<Lookahead, 'under' | 'passed'>): Lookahead | undefined {
  for (let windows = 0; windows < MAX_WINDOWS; windows++) {
    const asks = openAsks(game.state).filter(({ ask }) => ask.reply === undefined);
    const own = asks.find(({ ask }) => ask.player === seat && ask.question !== windowQuestion.name);
    if (own) return { game, open: own, spec: specOf(game, own), ...about };
    const window = asks.find(({ ask }) => ask.question === windowQuestion.name);
    if (!window) return undefined;
    if (about.passed && window.ask.player === seat)
      about.passed.push(passedWindow(window, specOf(game, window), about.under));
    answer(game, window.ask.player, window.ask.id, declining(game, window), true);
  }
  return undefined;
}

function passedWindow(open: OpenAsk, spec: Spec, under: readonly Id[]): PassedWindow {
  const within = innermostOf(open, under);
  return {
    event: (open.ask.data as { event: WindowEvent }).event,
    labels: spec.kind === 'choose' ? spec.options.map(({ label }) => label) : [],
    ...(within !== undefined && { within }),
  };
}

/** Returns the answer that declines a window, or its only answer. */
const declining = (game: AnyGame, window: OpenAsk): Answer =>
  window.ask.veiled ? [] : (onlyAnswer(specOf(game, window)) ?? []);
