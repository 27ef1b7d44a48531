import { act, answer, begin, Illegal, openAsks, problem, randomAnswer, specOf, type Answer, type Json, type OpenAsk, type Spec } from '../engine/index.ts';
import { newGame, type Game, type Rulebook } from '../rules/game.ts';
import type { State } from '../rules/state.ts';

/** How somebody answers: a function of what is asked, nothing else. */
export type Answerer = (open: OpenAsk, spec: Spec, check: (reply: Answer) => string | undefined) => Answer;

export interface Course {
  state: State;
  answers: number;
  /** What an answer took at most, in milliseconds. */
  slowest: number;
  /** Offered answers that were refused: there must be none. */
  refused: string[];
  /** The game stood still though it had not ended. */
  stuck: boolean;
  /** It was still going on at the answer limit. */
  endless: boolean;
}

/** A small generator for play, not for the game: games have their own chance. */
export function generator(seed: number): (n: number) => number {
  let a = seed >>> 0;
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
}

/** Any legal answer, found by trying; the Spec's own proposal where trying fails. */
export const randomly = (below: (n: number) => number): Answerer => (_open, spec, check) => {
  for (let attempt = 0; attempt < 6; attempt++) {
    const reply = randomAnswer(spec, below);
    if (!check(reply)) return reply;
  }
  if (spec.kind === 'allot') return spec.start;
  return randomAnswer(spec, below);
};

export interface Plan {
  book: Rulebook;
  state: State;
  below: (n: number) => number;
  answerer?: Answerer;
  /** Looks at the game after every answer. */
  watch?: (game: Game, answers: number) => void;
  limit?: number;
  now?: () => number;
}

/** Plays a game to its end through the same door as people: `answer` and `act`, with nothing but what is offered. */
export function playOut({ book, state, below, answerer = randomly(below), watch, limit = 40_000, now = () => 0 }: Plan): Course {
  const game = newGame(state, book);
  const course: Course = { state, answers: 0, slowest: 0, refused: [], stuck: false, endless: false };
  if (!state.stack.length) begin(game as never, 'game', {});
  while (state.phase !== 'ended') {
    if (course.answers >= limit) {
      course.endless = true;
      break;
    }
    const open = openAsks(state).filter(({ ask }) => ask.reply === undefined);
    if (!open.length) {
      course.stuck = true;
      break;
    }
    if (below(40) === 0) trade(game, below);
    const still = openAsks(state).filter(({ ask }) => ask.reply === undefined);
    const one = still[below(still.length)];
    if (!one) continue;
    const started = now();
    const spec = specOf(game as never, one);
    const reply = one.ask.veiled ? [] : answerer(one, spec, (value) => problem(game as never, one, value, spec));
    try {
      answer(game as never, one.ask.player, one.ask.id, reply);
    } catch (error) {
      if (!(error instanceof Illegal)) throw new Error(`${one.ask.player} answering ${one.ask.question} with ${JSON.stringify(reply)}, after ${course.answers} answers`, { cause: error });
      course.refused.push(`${one.ask.question}: ${JSON.stringify(reply)}: ${error.message}`);
      if (course.refused.length > 20) break;
    }
    course.slowest = Math.max(course.slowest, now() - started);
    course.answers++;
    watch?.(game, course.answers);
  }
  return course;
}

/** Now and then somebody offers, accepts or declines a trade, or uses something unasked. */
function trade(game: Game, below: (n: number) => number): void {
  const { state } = game;
  const seat = state.order[below(state.order.length)];
  const tries: [string, Json][] = [];
  for (const offer of Object.values(state.offers)) if (offer.to === seat) tries.push([below(3) ? 'accept-offer' : 'decline-offer', { offer: offer.id }]);
  const to = state.order[below(state.order.length)];
  const mine = state.seats[seat];
  const theirs = state.seats[to];
  const note = mine.promissoryNotes[below(Math.max(1, mine.promissoryNotes.length))];
  tries.push(['offer', {
    to,
    give: { tradeGoods: below(mine.tradeGoods + 1), commodities: below(mine.commodities + 1), ...(note && below(3) === 0 && { promissoryNote: note }) },
    take: { tradeGoods: below(theirs.tradeGoods + 1), commodities: below(theirs.commodities + 1) },
  }]);
  for (const [name, data] of tries) {
    if (!game.book.actions[name]) continue;
    try {
      act(game as never, seat, name, data);
    } catch (error) {
      if (!(error instanceof Illegal)) throw error;
    }
  }
}
