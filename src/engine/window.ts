import { itemAt } from './item-at.ts';
import type { WindowOption, WindowEvent } from './game.ts';
import type { Json } from './json.ts';
import {
  amend,
  ask,
  callNamed,
  chosenKeys,
  chosenKey,
  done,
  listen,
  defineProcedure,
  defineQuestion,
  type AskRequest,
  type Next,
} from './procedure.ts';
import type { Ask, Id, SeatId } from './state.ts';
import { wakeListeners } from './run.ts';
import type { Answer } from '#engine/questions/spec.ts';
import { choicesOf, mandatoryOf, type AnyGame } from './window-options.ts';

interface WindowData {
  event: WindowEvent;
  /** Moments that follow at once if nobody acts, asked about together with the first. */
  next?: WindowEvent[];
  /** Seat that acted last; the next one to act comes after it. */
  last?: SeatId;
  /** Firm answers, kept when the held replies of other seats lapse. */
  firm: Record<SeatId, string[]>;
  /** Answers given at an earlier moment of the same window, or before it opened, since which nobody has acted. */
  held?: Record<SeatId, string[]>;
  /** Order that a player has chosen for their mandatory abilities. */
  order?: Record<SeatId, string[]>;
  /** Abilities used so far, as 'seat ability': each answers one event once. */
  used: string[];
}

interface WindowAsk {
  event: WindowEvent;
  next?: WindowEvent[];
  used: string[];
}

/**
 * Asks what to use now, or at the moments asked about together with this one; choosing nothing declines. Serves every
 * window.
 */
export const windowQuestion = defineQuestion<AnyGame>()<WindowAsk>()(
  'window',
  (game, seat, { event, next = [], used }) => {
    const usable = [event, ...next].flatMap((moment) => choicesOf(game, seat, moment, used));
    const { windows: host } = game.book;
    const detail = host.detail?.(game, event);
    const isPoint = host.isPointOfRound?.(event) ?? false;
    return {
      kind: 'choose',
      prompt: `${host.prompt(game, seat, event)} ${isPoint ? 'Do you use a card or ability?' : 'Do you respond?'}`,
      ...(detail && { detail }),
      min: 0,
      max: Math.min(1, usable.length),
      options: usable.map(({ key, label, hint }) => ({ key, label, ...(hint && { hint }) })),
      emptyLabel: isPoint ? 'Use none' : 'Pass',
    };
  },
  { title: 'play a card, use an ability or pass' },
);

/** Tells whether a window's player has declined in advance all moments that it is about. */
export const isDeclinedAhead = (game: AnyGame, { player, data }: Ask): boolean => {
  const { event, next = [] } = data as unknown as WindowAsk;
  const { windows: host } = game.book;
  return [event, ...next]
    .filter((moment) => host.hasListeners(game, moment))
    .every((moment) => host.isDeclined(game, player, moment));
};

/** Asks a player for the order of several of their abilities that take effect at the same time. */
export const abilityOrderQuestion = defineQuestion<AnyGame>()<WindowAsk>()(
  'ability-order',
  (game, seat, asked) => ({
    kind: 'order',
    prompt: 'Several of your abilities take effect now. In which order?',
    options: mandatoryOf(game, seat, asked).map(({ key, label, hint }) => ({ key, label, ...(hint && { hint }) })),
  }),
  { title: 'choose the order of several abilities' },
);

/**
 * Timing window (Abilities, 1): asks all seats that can answer at once. Early replies are held and used in the order of
 * the rules, one ability at a time, until all have declined in a row.
 */
export const timingWindow = defineProcedure<AnyGame>()<WindowData>()('window', {
  start: (game, window) => consider(game, window, []),
  replied: (game, window, got) => consider(game, window, got.asks),
  acted: (game, window) => {
    wakeListeners(game.state);
    return consider(game, window, []);
  },
  ordered: (game, window, got) => {
    const [first] = got.asks;
    if (first) window.order = { ...window.order, [first.player]: chosenKeys(first.reply ?? null) };
    return consider(game, window, []);
  },
});

type WindowNext = Next<'replied' | 'acted' | 'ordered'>;

function consider(game: AnyGame, window: WindowData, asks: Ask[]): WindowNext {
  const next = goRound(game, window, asks);
  if (next) return next;
  const [event, ...following] = window.next ?? [];
  if (!event) return close(game, window, asks);
  // All have declined, or hold what they want to use at a later moment.
  for (const { player, reply } of asks) if (Array.isArray(reply)) window.held = { ...window.held, [player]: reply };
  window.event = event;
  window.next = following;
  delete window.last;
  return consider(game, window, []);
}

/**
 * Closes the window: from here on, chance depends on who declined, in the order of the rules. Replies that were held
 * for something else and never used do not count.
 */
function close(game: AnyGame, window: WindowData, asks: Ask[]): WindowNext {
  const replies: Record<SeatId, Answer | undefined> = {
    ...window.firm,
    ...window.held,
    ...Object.fromEntries(asks.map(({ player, reply }) => [player, reply])),
  };
  for (const seat of game.book.windows.order(game, window.event)) {
    const reply = replies[seat];
    if (Array.isArray(reply) && !reply.length) game.recordUse(seat, windowQuestion.name, reply);
  }
  return done();
}

/** Progress of one moment while the seats are visited in order. */
interface Round {
  /** The moments that are asked about together, without those that have no listeners. */
  moments: WindowEvent[];
  order: SeatId[];
  /** Asks that are already open. */
  asks: Ask[];
  keep: Id[];
  add: AskRequest[];
  replied: SeatId[];
  waiting: boolean;
  /**
   * True if a seat earlier in order may still act at this moment. Seats that can act only at a later moment block
   * nobody.
   */
  blocked: boolean;
}

/** Runs one moment: returns what is waited for or what is used; undefined if all have declined. */
function goRound(game: AnyGame, window: WindowData, asks: Ask[]): WindowNext | undefined {
  const { event } = window;
  const host = game.book.windows;
  const moments = [event, ...(window.next ?? [])].filter((one) => host.hasListeners(game, one));
  if (!moments.length) return undefined;
  const order = inOrder(host.order(game, event), window.last);
  const round: Round = { moments, order, asks, keep: [], add: [], replied: [], waiting: false, blocked: false };
  for (const seat of order) {
    if (!game.book.isPresent(game, seat)) continue;
    const next = goTo(game, window, round, seat);
    if (next) return next;
  }
  if (!round.waiting) {
    for (const seat of round.replied) game.seatsHeard.add(seat);
    return undefined;
  }
  const drop = asks.filter(({ id }) => !round.keep.includes(id)).map(({ id }) => id);
  return asks.length ? amend(round.add, drop) : listen(round.add, 'replied');
}

/**
 * Visits one seat in a round: returns what it uses or what takes effect; undefined if it has no say, is waited for or
 * declines.
 */
function goTo(game: AnyGame, window: WindowData, round: Round, seat: SeatId): WindowNext | undefined {
  const { moments, asks } = round;
  const { windows: host } = game.book;
  const mandatory = round.blocked ? [] : mandatoryOf(game, seat, window);
  if (mandatory.length) return takeEffect(game, window, seat, mandatory, asks);
  const able = moments.filter((one) =>
    choicesOf(game, seat, one, window.used).some(
      ({ moment }) => !host.isDeclined(game, seat, moment === undefined ? one : { ...one, name: moment }),
    ),
  );
  const suspected = moments.filter((one) => host.isSuspected(game, seat, one));
  const real = able.length > 0;
  if (!real && !suspected.length) return undefined;
  // What was answered stays answered: asking again would show that the seat can, or can no longer, respond.
  const put = asks.find((one) => one.player === seat && (one.reply !== undefined || Boolean(one.veiled) === !real));
  if (put) setVeiled(put, !real);
  const reply = put?.reply ?? window.firm[seat] ?? window.held?.[seat];
  if (put) round.keep.push(put.id);
  if (reply !== undefined) return useReply(game, window, round, seat, reply);
  if (!put) round.add.push({ ...windowQuestion.ask(seat, asking(window)), ...(!real && { veiled: true as const }) });
  round.waiting = true;
  round.blocked ||= able.includes(window.event) || suspected.includes(window.event);
  return undefined;
}

function setVeiled(ask: Ask, isVeiled: boolean): void {
  if (isVeiled) ask.veiled = true;
  else delete ask.veiled;
}

/**
 * Uses a reply if it is the seat's turn and the reply is about this moment; otherwise the reply is held, or declines.
 */
function useReply(
  game: AnyGame,
  window: WindowData,
  round: Round,
  seat: SeatId,
  reply: Answer,
): WindowNext | undefined {
  const { order, blocked, asks } = round;
  round.replied.push(seat);
  // Replies held by seats later in order were not examined before the acting seat replied. That they have no effect
  // reveals what they are.
  if (!blocked && order.indexOf(seat) > order.indexOf(game.actingSeat ?? '')) game.seatsHeard.add(seat);
  const key = chosenKey(reply);
  if (key === undefined || blocked || !choicesOf(game, seat, window.event, window.used).some((one) => one.key === key))
    return undefined;
  game.seatsHeard.add(seat);
  return use(game, window, seat, key, asks, reply);
}

function takeEffect(
  game: AnyGame,
  window: WindowData,
  seat: SeatId,
  mandatory: WindowOption[],
  asks: Ask[],
): WindowNext {
  const order = window.order?.[seat] ?? [];
  const matters = mandatory.filter(({ anyOrder, key }) => !anyOrder && !order.includes(key)).length > 1;
  if (matters) return ask([abilityOrderQuestion.ask(seat, asking(window))], 'ordered');
  const first = order.find((key) => mandatory.some((one) => one.key === key)) ?? itemAt(mandatory, 0).key;
  return use(game, window, seat, first, asks);
}

const asking = ({ event, next, used }: WindowData): WindowAsk => ({ event, used, ...(next?.length && { next }) });

/** Uses an ability. The held replies of other seats lapse, unless they are firm. */
function use(game: AnyGame, window: WindowData, seat: SeatId, key: string, asks: Ask[], reply?: Answer): WindowNext {
  window.last = seat;
  const { of = key } = game.book.windows.optionsFor(game, seat, window.event).find((one) => one.key === key) ?? {};
  window.used.push(`${seat} ${of}`);
  if (reply) game.recordUse(seat, windowQuestion.name, reply);
  for (const { firm, player, reply } of asks)
    if (firm && player !== seat && Array.isArray(reply)) window.firm[player] = reply;
  delete window.firm[seat];
  delete window.held;
  const { procedure, data } = game.book.windows.resolve(game, seat, key, window.event);
  return callNamed(procedure, data, 'acted');
}

function inOrder(order: SeatId[], last: SeatId | undefined): SeatId[] {
  const at = last === undefined ? -1 : order.indexOf(last);
  return [...order.slice(at + 1), ...order.slice(0, at + 1)];
}

type Named = { name: string; [key: string]: Json | undefined };

/** Moments that follow a window at once, and answers given ahead of it. */
interface Besides {
  /**
   * Moments that follow with nothing in between: all are asked about once, and the answers are used moment by moment.
   */
  next?: (Named & { timing: 'when' | 'after' })[];
  /** Answers given ahead. Like held replies, they lapse once another seat acts; the player is then asked after all. */
  ahead?: Record<SeatId, string[]>;
}

/** Opens the timing window of an event: what happens "when", or what happens "after", as `timing` says. */
export const openWindow = <S extends string>(
  timing: 'when' | 'after',
  event: Named,
  then: S,
  { next, ahead }: Besides = {},
): Next<S> =>
  callNamed(
    timingWindow.name,
    { event: { ...event, timing }, firm: {}, used: [], ...(ahead && { held: ahead }), ...(next && { next }) } as Json,
    then,
  );
