import { digest } from '#engine/chance.ts';
import { Game } from '#engine/game.ts';
import { canonicalJson } from '#engine/json.ts';
import { openAsks, type OpenAsk } from '#engine/stack.ts';
import { answer, copyState, answerProblem, confirmationFor, specOf } from '#engine/run.ts';
import { onlyAnswer, shapeOf, type Answer, type Spec } from '#engine/spec.ts';
import { Illegal, type EngineState, type Id, type SeatId } from '#engine/state.ts';
import type { AnyGame } from '#engine/step.ts';
import { Unknown } from './unknown.ts';
import { windowQuestion } from '#engine/window.ts';

/** A question that a seat would be asked, in a game that only might come about. */
export interface Lookahead {
  /** What the seat knows of the game, as it would be then: what it cannot know cannot be read there. */
  game: AnyGame;
  open: OpenAsk;
  spec: Spec;
  /** The same question in the game itself, where it is asked already: answers to it are checked there. */
  asked?: { game: AnyGame; open: OpenAsk };
  /** The frames that were under way where the seat began to look ahead. */
  under: readonly Id[];
}

/**
 * What a seat knows of a game in which it is asked a question: the state with everything else replaced by values that throw `Unknown`
 * (`unknownList`, `withUnknown`) or can do nothing. May share with the state what it leaves as it is.
 */
export type Conceal = (game: AnyGame, open: OpenAsk) => EngineState;

/** The most windows passed over between two questions of one seat. */
const MAX_WINDOWS = 60;

/** Length of a print, in characters. */
const PRINT = 16;

/** Hashes what may be answered, without its texts: the same for as long as the same answers mean the same. */
export const fingerprintSpec = (spec: Spec): string => `=${digest(canonicalJson(shapeOf(spec))).slice(0, PRINT)}`;

/** Names that fields of a Spec had when marks hashed texts. */
const FORMER_FIELDS: Readonly<Record<string, string>> = {
  amounts: 'lines',
  disabledReason: 'off',
  emptyLabel: 'nothing',
  emptyWarning: 'wastes',
  hideTally: 'plain',
  isCorrective: 'mends',
  maxReason: 'most',
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

/** Hashes what may be answered with its texts, as marks of earlier versions do. */
function textPrintOf(spec: Spec): string {
  const { subject: _, ...texts } = spec.kind === 'none' ? { ...spec, subject: null } : spec;
  const hashed = withFormerFields(texts.kind === 'allot' ? { ...texts, proposed: {} } : texts);
  return digest(canonicalJson(hashed)).slice(0, PRINT);
}

/** Hashes what a question was asked with; parts that the player cannot know count as such. */
function dataPrintOf({ ask }: OpenAsk): string {
  const data = unlessUnknown(() => canonicalJson(ask.data)) ?? '?';
  return digest(data).slice(0, 8);
}

/** By which procedures a question is asked. */
const routeOf = ({ path }: OpenAsk): string => digest(path.map(({ procedure }) => procedure).join()).slice(0, 8);

/** Identifies a question: `=print:data:route`. */
const looksOf = (open: OpenAsk, spec: Spec): string => `${fingerprintSpec(spec)}:${dataPrintOf(open)}:${routeOf(open)}`;

/**
 * Identifies the question for which a player planned an answer, and what was under way then: `=print:data:route@frame`. A later
 * question with the same choices, such as the vote on the next agenda, has another mark.
 */
export function questionMark({ open, spec, under }: Pick<Lookahead, 'open' | 'spec' | 'under'>): string {
  const within = open.path.findLast(({ id }) => under.includes(id));
  return `${looksOf(open, spec)}@${within?.id ?? ''}`;
}

/** Whether a mark says what was under way; those of earlier versions say only how the question looked. */
export const hasFrameId = (mark: string): boolean => mark.includes('@');

/** Whether a question that is asked now is the one that was marked, with the same choices. Marks of earlier versions compare texts. */
export function matchesMark(mark: string, open: OpenAsk, spec: Spec): boolean {
  const [looks, within] = mark.split('@');
  const now = mark.startsWith('=') ? looksOf(open, spec) : `${textPrintOf(spec)}:${routeOf(open)}`;
  return looks === now && open.path.some(({ id }) => String(id) === within);
}

/** An open question, as the place from which its player looks ahead: on a copy that holds only what that player knows. */
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

/** The same place once more: looking ahead from it uses it up. */
export function copyLookahead({ game, open, ...rest }: Lookahead): Lookahead {
  const again = openIn(new Game(copyState(game.state), game.book), open.ask.id);
  if (!again) throw new Error(`The question ${open.ask.id} is not open`);
  return { ...again, ...rest };
}

function openIn(game: AnyGame, ask: Id): { game: AnyGame; open: OpenAsk } | undefined {
  const open = openAsks(game.state).find((one) => one.ask.id === ask);
  return open && { game, open };
}

/** The game in which answers to a question are checked: the game itself where it is asked already, else what its player knows of it. */
export const checkedAgainst = ({ asked, game, open }: Lookahead): { game: AnyGame; open: OpenAsk } =>
  asked ?? { game, open };

/** Why an answer would be refused there; undefined when it would be taken. */
export function lookaheadProblem(at: Lookahead, reply: Answer): string | undefined {
  const { game, open } = checkedAgainst(at);
  return answerProblem(game, open, reply, at.spec);
}

/** What its player would lose by an answer, and may not mean to. */
export function lookaheadConfirmation(at: Lookahead, reply: Answer): string | undefined {
  const { game, open } = checkedAgainst(at);
  return confirmationFor(game, open, reply, at.spec);
}

/** The result, or undefined where it would take something that the player who looks ahead cannot know. */
export function unlessUnknown<T>(body: () => T): T | undefined {
  try {
    return body();
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}

/**
 * What the same seat is asked next once it has answered so, as far as that can be told: nobody uses anything in a window, nothing is
 * drawn or turned up, and nothing unknown is looked at. Undefined where it cannot. The game looked at is used up.
 */
export const lookAheadAfter = (at: Lookahead, reply: Answer): Lookahead | undefined =>
  unlessUnknown(() => lookAheadOrThrow(at, reply));

/** The same; throws `Unknown` where it would take something that the player cannot know. */
export function lookAheadOrThrow({ game, open, under }: Lookahead, reply: Answer): Lookahead | undefined {
  const seat = open.ask.player;
  try {
    answer(game, seat, open.ask.id, reply);
    return nextOf(game, seat, under);
  } catch (error) {
    if (error instanceof Illegal) return undefined;
    throw error;
  }
}

function nextOf(game: AnyGame, seat: SeatId, under: readonly Id[]): Lookahead | undefined {
  for (let windows = 0; windows < MAX_WINDOWS; windows++) {
    const asks = openAsks(game.state).filter(({ ask }) => ask.reply === undefined);
    const own = asks.find(({ ask }) => ask.player === seat && ask.question !== windowQuestion.name);
    if (own) return { game, open: own, spec: specOf(game, own), under };
    const window = asks.find(({ ask }) => ask.question === windowQuestion.name);
    if (!window) return undefined;
    answer(game, window.ask.player, window.ask.id, declining(game, window), true);
  }
  return undefined;
}

/** Nothing, or what comes by itself. */
const declining = (game: AnyGame, window: OpenAsk): Answer =>
  window.ask.veiled ? [] : (onlyAnswer(specOf(game, window)) ?? []);
