import { digest } from './chance.ts';
import { Game } from './game.ts';
import { canonical } from './json.ts';
import { openAsks, type OpenAsk } from './places.ts';
import { answer, copyOf, problem, regretted, specOf } from './run.ts';
import { onlyAnswer, type Answer, type Spec } from './spec.ts';
import { Illegal, type EngineState, type Id, type SeatId } from './state.ts';
import type { AnyGame } from './step.ts';
import { windowQuestion } from './window.ts';

/** A question that a seat would be asked, in a game that only might come about. */
export interface Foreseen {
  game: AnyGame;
  open: OpenAsk;
  spec: Spec;
}

/** So many windows may lie between two questions of one seat. */
const WINDOWS = 60;

/** How a question looks: the same for as long as its player is shown the same. */
export const printOf = (spec: Spec): string => digest(canonical(spec.kind === 'allot' ? { ...spec, start: {} } : spec)).slice(0, 16);

/** A question as it is now: where looking ahead begins. */
export function foreseenAt(state: EngineState, book: AnyGame['book'], ask: Id): Foreseen | undefined {
  const game: AnyGame = new Game(copyOf(state), book);
  const open = openAsks(game.state).find((one) => one.ask.id === ask);
  return open && { game, open, spec: specOf(game, open) };
}

/** Why an answer would be refused there; undefined when it would be taken. */
export const problemThere = ({ game, open, spec }: Foreseen, reply: Answer): string | undefined => problem(game, open, reply, spec);

/** What its player would lose by an answer, and may not mean to. */
export const regrettedThere = ({ game, open, spec }: Foreseen, reply: Answer): string | undefined => regretted(game, open, reply, spec);

/**
 * What the same seat is asked next once it has answered so, as far as that can be told: nobody uses anything in a window, and no number
 * is drawn. Undefined where it cannot. The game looked at is used up.
 */
export function foreseenAfter({ game, open }: Foreseen, reply: Answer): Foreseen | undefined {
  const seat = open.ask.player;
  try {
    answer(game, seat, open.ask.id, reply);
    return atNext(game, seat);
  } catch (error) {
    if (error instanceof Illegal) return undefined;
    throw error;
  }
}

function atNext(game: AnyGame, seat: SeatId): Foreseen | undefined {
  for (let windows = 0; windows < WINDOWS && !game.drew; windows++) {
    const asks = openAsks(game.state).filter(({ ask }) => ask.reply === undefined);
    const own = asks.find(({ ask }) => ask.player === seat && ask.question !== windowQuestion.name);
    if (own) return { game, open: own, spec: specOf(game, own) };
    const window = asks.find(({ ask }) => ask.question === windowQuestion.name);
    if (!window) return undefined;
    answer(game, window.ask.player, window.ask.id, declining(game, window), true);
  }
  return undefined;
}

/** Nothing, or what comes by itself. */
const declining = (game: AnyGame, window: OpenAsk): Answer => (window.ask.veiled ? [] : (onlyAnswer(specOf(game, window)) ?? []));
