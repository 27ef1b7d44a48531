import {
  act,
  answer,
  begin,
  Illegal,
  openAsks,
  problem,
  randomAnswer,
  specOf,
  withdraw,
  type Answer,
  type Fact,
  type Json,
  type OpenAsk,
  type Spec,
} from '../../../engine/index.ts';
import { anytimeDeeds } from '../rules/components/component-action.ts';
import { newGame, type Game, type Rulebook } from '../rules/game.ts';
import { modify } from '../rules/components/modifiers.ts';
import type { SeatId, State } from '../rules/state.ts';
import { deedOf } from './players.ts';
import type { Answerer, Move } from './answering.ts';

export interface Course {
  state: State;
  answers: number;
  /** Things done unasked by practice players. */
  deeds: number;
  /** What an answer took at most, in milliseconds. */
  slowest: number;
  /** What question that was the answer to. */
  slowestAt: string;
  /** Offered answers that were refused: there must be none. */
  refused: string[];
  /** The game stood still though it had not ended. */
  stuck: boolean;
  /** It was still going on at the answer limit. */
  endless: boolean;
  /** What a rule threw, where one did. */
  crash?: string;
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
export const randomly =
  (below: (n: number) => number): Answerer =>
  (_open, spec, check) => {
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
  /** Seats of practice players: what they do unasked is no matter of chance. */
  practising?: SeatId[];
  /** Looks at a question before it is answered. */
  asked?: (game: Game, open: OpenAsk, spec: Spec) => void;
  /** Who of those asked answers next, by some clock; without it, anybody. */
  due?: (open: OpenAsk[], game: Game) => OpenAsk[];
  /** Looks at the game after every answer. */
  watch?: (game: Game, answers: number) => void;
  /** Hears of everything that is done. */
  did?: (move: Move) => void;
  /** Hears of everything that happens. */
  told?: (game: Game, fact: Fact) => void;
  /** Whether everything a question offers is held to be acceptable, not only what is answered. */
  probe?: boolean;
  limit?: number;
  now?: () => number;
}

/** More than this of anything wrong, and the game is given up. */
const ENOUGH = 20;

/** Plays a game to its end through the same door as people: `answer` and `act`, with nothing but what is offered. */
export function playOut({
  book,
  state,
  below,
  answerer = randomly(below),
  practising = [],
  asked,
  due,
  watch,
  did,
  told,
  probe = false,
  limit = 40_000,
  now = () => 0,
}: Plan): Course {
  const game = newGame(state, book);
  const course: Course = { state, answers: 0, deeds: 0, slowest: 0, slowestAt: '', refused: [], stuck: false, endless: false };
  if (told) {
    const record = game.fact.bind(game);
    game.fact = (fact) => {
      record(fact);
      told(game, fact);
    };
  }
  // Begun anew where the random player has made up its mind: its tries do not count.
  let started = now();
  const attempt = (what: () => string, body: () => void): void => {
    started = now();
    try {
      body();
    } catch (error) {
      if (error instanceof Illegal) course.refused.push(`${what()}: ${error.message}`);
      else
        course.crash = `${what()}, after ${course.answers} answers: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    }
    if (now() - started <= course.slowest) return;
    course.slowest = now() - started;
    course.slowestAt = what();
  };
  if (!state.stack.length)
    attempt(
      () => 'beginning',
      () => begin(game as never, 'game', {}),
    );
  while (state.phase !== 'ended' && course.crash === undefined && course.refused.length < ENOUGH) {
    if (course.answers >= limit) {
      course.endless = true;
      break;
    }
    if (below(20) === 0)
      unasked(
        game,
        below,
        state.order.filter((seat) => !practising.includes(seat)),
        { attempt, did },
      );
    const open = openAsks(state).filter(({ ask }) => ask.reply === undefined);
    if (!open.length) {
      course.stuck = !ended(state);
      break;
    }
    const next = due?.(open, game) ?? open;
    const one = next[below(next.length)];
    const { player, question, id, veiled } = one.ask;
    const eager =
      practising.find((seat) => Object.values(state.offers).some(({ to }) => to === seat)) ??
      (question === 'turn' && practising.includes(player) ? player : undefined);
    const deed = eager === undefined ? undefined : deedOf(game, eager, eager === player && question === 'turn', practising);
    if (deed && eager !== undefined) {
      perhaps(game, eager, deed.action, deed.data as unknown as Json, { attempt, did });
      if (++course.deeds > limit) break;
      continue;
    }
    let reply: Answer = [];
    attempt(
      () => `${question} of ${player}: ${JSON.stringify(reply)}`,
      () => {
        const spec = specOf(game as never, one);
        if (!veiled) {
          asked?.(game, one, spec);
          if (probe) course.refused.push(...refusals(game, one, spec));
          reply = answerer(one, spec, (value) => problem(game as never, one, value, spec), game);
        }
        started = now();
        const firm = question === 'window' && !practising.includes(player) && (veiled ? below(3) > 0 : below(20) === 0);
        answer(game as never, player, id, reply, firm);
        did?.(firm ? [player, id, reply, 1] : [player, id, reply]);
      },
    );
    course.answers++;
    if (course.crash === undefined) watch?.(game, course.answers);
  }
  return course;
}

const ended = (state: State): boolean => state.phase === 'ended';

/** What a question offers and would not take: each open option by itself, and the proposal. */
export function refusals(game: Game, open: OpenAsk, spec: Spec): string[] {
  const found: string[] = [];
  const refuse = (reply: Answer) => {
    const wrong = problem(game as never, open, reply, spec);
    if (wrong) found.push(`${open.ask.question} of ${open.ask.player} offers ${JSON.stringify(reply)}: ${wrong}`);
  };
  if (spec.kind === 'number' && spec.min > spec.max) found.push(`${open.ask.question}: no number will do`);
  if (spec.kind === 'allot') refuse(spec.start);
  if (spec.kind !== 'choose') return found;
  const keys = spec.options.filter((option) => !option.off).map((option) => option.key);
  if (keys.length < spec.min) found.push(`${open.ask.question}: ${keys.length} open options for ${spec.min}`);
  if (new Set(spec.options.map(({ key }) => key)).size < spec.options.length) found.push(`${open.ask.question}: options of the same key`);
  if (spec.min === 0) refuse([]);
  if (spec.min <= 1 && spec.max >= 1) for (const key of keys) refuse([key]);
  return found;
}

interface Doing {
  attempt: (what: () => string, body: () => void) => void;
  did: Plan['did'];
}

/** Now and then somebody offers, accepts or declines a trade, takes an early answer back, or uses something unasked. */
function unasked(game: Game, below: (n: number) => number, seats: readonly SeatId[], doing: Doing): void {
  const { state } = game;
  const seat = seats[below(Math.max(1, seats.length))];
  if (seat === undefined || state.seats[seat].eliminated) return;
  const pick = <T>(list: readonly T[]): T | undefined => list[below(Math.max(1, list.length))];
  const able = pick(anytimeDeeds(game, seat).filter(({ unable }) => unable === undefined));
  if (able) {
    const data = { component: able.component.id, key: able.held.key };
    doing.attempt(
      () => `${seat} uses ${data.key}`,
      () => {
        act(game as never, seat, 'use', data);
        doing.did?.([seat, 'use', data]);
      },
    );
    return;
  }
  const held = pick(openAsks(state).filter(({ ask }) => ask.player === seat && ask.reply !== undefined && !ask.veiled));
  if (held && below(3) === 0) {
    doing.attempt(
      () => `${seat} takes back ${held.ask.question}`,
      () => {
        withdraw(game as never, seat, held.ask.id);
        doing.did?.([seat, held.ask.id]);
      },
    );
    return;
  }
  const offers = Object.values(state.offers).filter(({ to }) => to === seat);
  const offer = pick(offers);
  // What is offered may have become impossible meanwhile: these may be refused.
  if (offer) perhaps(game, seat, below(3) ? 'accept-offer' : 'decline-offer', { offer: offer.id }, doing);
  else perhaps(game, seat, 'offer', randomOffer(game, seat, pick(state.order.filter((id) => id !== seat)) ?? seat, below), doing);
}

function randomOffer(game: Game, from: SeatId, to: SeatId, below: (n: number) => number): Json {
  const goods = (giver: SeatId, other: SeatId): Json => {
    const { tradeGoods, commodities, promissoryNotes } = game.state.seats[giver];
    const note = promissoryNotes[below(Math.max(1, promissoryNotes.length))];
    const card = modify(game, 'tradable-cards', { from: giver, to: other }, [])[0];
    return {
      tradeGoods: below(tradeGoods + 1),
      commodities: below(commodities + 1),
      ...(note !== undefined && below(3) === 0 && { promissoryNote: note }),
      ...(card !== undefined && below(3) === 0 && { cards: [card] }),
    };
  };
  return { to, give: goods(from, to), take: goods(to, from) };
}

function perhaps(game: Game, seat: SeatId, name: string, data: Json, { attempt, did }: Doing): void {
  const action = game.book.actions[name];
  if (!action) return;
  game.path = game.state.stack;
  const wrong = action.check(game, seat, data as never);
  game.path = [];
  if (wrong) return;
  attempt(
    () => `${name} by ${seat}: ${JSON.stringify(data)}`,
    () => {
      act(game as never, seat, name, data);
      did?.([seat, name, data]);
    },
  );
}
