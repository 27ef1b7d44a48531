import type { Game, EngineBook, Usable, WindowEvent } from './game.ts';
import type { Json } from './json.ts';
import { amend, call, chosenOne, done, listen, procedureOf, questionOf, type Asking, type Next } from './procedure.ts';
import type { Ask, EngineState, SeatId } from './state.ts';
import { stir } from './run.ts';

type AnyGame = Game<EngineState, EngineBook<unknown>>;

interface WindowData {
  event: WindowEvent;
  /** Who acted last: the next one to act comes after them. */
  last?: SeatId;
  /** Answers given "whatever happens", kept when the others' held replies lapse. */
  firm: Record<SeatId, string[]>;
  /** An ability answers one event once. */
  used: string[];
}

/** What may be used now, or nothing. One question serves every window. */
export const windowQuestion = questionOf<AnyGame>()<{ event: WindowEvent; used: string[] }>()('window', (game, seat, { event, used }) => {
  const usable = usableBy(game, seat, event, used);
  return {
    kind: 'choose',
    prompt: game.book.windows.prompt(game, seat, event),
    min: 0,
    max: Math.min(1, usable.length),
    options: usable.map(({ key, label, hint }) => ({ key, label, ...(hint && { hint }) })),
  };
});

const usableBy = (game: AnyGame, seat: SeatId, event: WindowEvent, used: string[]): Usable[] =>
  game.book.windows.usable(game, seat, event).filter(({ key }) => !used.includes(`${seat} ${key}`));

/**
 * A timing window (Abilities, 1): all who can answer are asked at once; replies that come early are held and used in
 * the order of the rules, one ability at a time, until all have declined in a row.
 */
export const timingWindow = procedureOf<AnyGame>()<WindowData>()('window', {
  start: (game, window) => consider(game, window, []),
  replied: (game, window, got) => consider(game, window, got.asks),
  acted: (game, window) => {
    stir(game.state);
    return consider(game, window, []);
  },
});

type WindowNext = Next<'replied' | 'acted'>;

function consider(game: AnyGame, window: WindowData, asks: Ask[]): WindowNext {
  const { event } = window;
  const host = game.book.windows;
  if (!host.heard(game, event)) return done();
  const add: Asking[] = [];
  const keep: number[] = [];
  let waiting = false;
  for (const seat of inOrder(host.order(game, event), window.last)) {
    if (!game.book.present(game, seat)) continue;
    const usable = usableBy(game, seat, event, window.used);
    const mandatory = usable.find((one) => one.mandatory);
    if (mandatory && !waiting) return use(game, window, seat, mandatory.key, asks);
    const real = usable.length > 0 && !host.declines(game, seat, event);
    if (!real && !host.suspected(game, seat, event)) continue;
    const ask = asks.find((one) => one.player === seat && Boolean(one.veiled) === !real);
    const reply = ask?.reply ?? window.firm[seat];
    if (ask) keep.push(ask.id);
    if (reply === undefined) {
      if (!ask) add.push({ ...windowQuestion.of(seat, { event, used: window.used }), ...(!real && { veiled: true as const }) });
      waiting = true;
      continue;
    }
    const key = chosenOne(reply);
    if (key !== undefined && !waiting && usable.some((one) => one.key === key)) return use(game, window, seat, key, asks);
  }
  if (!waiting) return done();
  const drop = asks.filter((ask) => !keep.includes(ask.id)).map((ask) => ask.id);
  return asks.length ? amend(add, drop) : listen(add, 'replied');
}

/** The one used goes first; what the others had held lapses, unless it was given whatever happens. */
function use(game: AnyGame, window: WindowData, seat: SeatId, key: string, asks: Ask[]): WindowNext {
  window.last = seat;
  window.used.push(`${seat} ${key}`);
  for (const ask of asks) if (ask.firm && ask.player !== seat && Array.isArray(ask.reply)) window.firm[ask.player] = ask.reply;
  delete window.firm[seat];
  const { procedure, data } = game.book.windows.resolve(game, seat, key, window.event);
  return call(procedure, data, 'acted');
}

function inOrder(order: SeatId[], last: SeatId | undefined): SeatId[] {
  const at = last === undefined ? -1 : order.indexOf(last);
  return [...order.slice(at + 1), ...order.slice(0, at + 1)];
}

/** Opens a window: first what happens "when", or what happens "after", as the timing says. */
export const window = <S extends string>(timing: 'when' | 'after', event: { name: string; [key: string]: Json | undefined }, then: S): Next<S> =>
  call(timingWindow.name, { event: { ...event, timing }, firm: {}, used: [] }, then);
