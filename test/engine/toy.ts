import {
  ask,
  askInBranchOrder,
  begin,
  call,
  choose,
  chosenKey,
  done,
  fork,
  Game,
  goto,
  awaitTurn,
  chosenNumber,
  openAsks,
  abilityOrderQuestion,
  defineProcedure,
  defineQuestion,
  timingWindow,
  unwind,
  openWindow,
  windowQuestion,
  act,
  answer,
  type Answer,
  type EngineBook,
  type EngineState,
  type Json,
  type Next,
  type Procedure,
  type WindowOption,
  type WindowEvent,
} from '#engine';

/** A tiny card game that has every mechanism of the engine and nothing of Twilight Imperium. */
export interface ToyState extends EngineState {
  order: string[];
  hands: Record<string, string[]>;
  coins: Record<string, number>;
  gone: string[];
  veil: boolean;
  /** Everybody's: in one order. */
  log: string[];
  /** Each one's own. */
  notes: Record<string, string[]>;
  /** What a seat has laid down, by an id of its own. */
  laid: Record<string, { owner: string }>;
  /** Discarded by anybody. */
  pile: string[];
  /** Heard one after the other, above whatever goes on. */
  shouts: string[];
}
export type Toy = Game<ToyState, EngineBook<Toy>>;
const procedure = defineProcedure<Toy>();
const question = defineQuestion<Toy>();

export const price = question<{ cost: number }, number>()(
  'price',
  (g, seat, { cost }) =>
    g.state.coins[seat] < cost
      ? { kind: 'none', reason: 'too poor' }
      : { kind: 'number', prompt: 'Pay', min: cost, max: g.state.coins[seat] },
  {
    check: (_g, _s, { cost }, n) => (n > cost + 2 ? 'That is far too much.' : undefined),
  },
);
export const pick = question<{ of: string[] }>()(
  'pick',
  (_g, _s, { of }) =>
    choose(
      'Pick',
      of.map((key) => ({ key, label: key })),
    ),
  { forced: true },
);
export const calm = question<{ of: string[] }>()('calm', (_g, _s, { of }) =>
  choose(
    'Pick',
    of.map((key) => ({ key, label: key })),
  ),
);

/** Announced, may be cancelled, then costs and works. */
export const spell = procedure<{ seat: string; cost: number; paid?: number }>()(
  'spell',
  {
    announce: (g, c) => openWindow('when', { name: 'spell', seat: c.seat, frame: g.framePath.at(-1)?.id ?? 0 }, 'pay'),
    pay: (_g, c) => ask([price.ask(c.seat, { cost: c.cost })], 'paid'),
    paid: (g, c, got) => {
      if (got.answer === null) return done('fizzled');
      g.state.coins[c.seat] -= chosenNumber(got.answer);
      g.addFact({ type: 'rolled', results: g.roll('spell', 2) });
      return done('worked');
    },
  },
  (g, c) => g.state.log.push(`tidied ${c.seat}`),
);

export const outer = procedure<{ seat: string; cost: number }>()('outer', {
  start: (_g, c) => call(spell, { seat: c.seat, cost: c.cost }, 'after'),
  after: (g, _c, got) => {
    g.state.log.push(String(got.result));
    return ask([calm.ask('a', { of: ['end', 'more'] })], 'decide');
  },
  decide: (_g, c, got) => (chosenKey(got.answer) === 'more' ? goto('start') : (c.cost++, done('over'))),
});

/** Cancels the spell the event speaks of. */
export const counter = procedure<{ seat: string; frame: number; card: string }>()('counter', {
  start: (g, c) => {
    g.state.hands[c.seat] = g.state.hands[c.seat].filter((card) => card !== c.card);
    return openWindow('when', { name: 'spell', seat: c.seat, frame: g.framePath.at(-1)?.id ?? 0 }, 'effect');
  },
  effect: (_g, c) => unwind(c.frame, 'cancelled'),
});

export const nod = procedure<{ seat: string; key: string }>()('nod', {
  start: (g, c) => (g.state.log.push(`${c.seat} ${c.key}`), done()),
});

export const branch = procedure<{ seat: string }>()('branch', {
  start: (_g, c) => ask([calm.ask(c.seat, { of: ['x', 'y'] })], 'chosen'),
  chosen: (g, c, got) => {
    g.state.notes[c.seat].push(`chose ${chosenKey(got.answer)}`);
    return awaitTurn('common');
  },
  common: (g, c) => {
    g.state.log.push(`${c.seat} takes`);
    return done(c.seat.toUpperCase());
  },
});
export const forking = procedure<object>()('forking', {
  start: (g) =>
    fork(
      branch,
      g.state.order.map((seat) => ({ seat, data: { seat } })),
      'joined',
    ),
  joined: (g, _c, got) => (g.state.log.push(JSON.stringify(got.result)), done()),
});
export const plain = procedure<{ event: Json; next?: string; ahead?: Record<string, string[]> }>()('plain', {
  start: (_g, c) =>
    openWindow('when', c.event as { name: string }, 'end', {
      ...(c.next !== undefined && { next: [{ name: c.next, timing: 'after' as const }] }),
      ...(c.ahead && { ahead: c.ahead }),
    }),
  end: () => ask([calm.ask('a', { of: ['end', 'more'] })], 'stop'),
  stop: () => done(),
});
/** Asked at once, used in turn. */
export const early = procedure<{ seat: string }>()('early', {
  start: (_g, c) => askInBranchOrder([calm.ask(c.seat, { of: ['x', 'y'] })], 'used'),
  used: (g, c, got) => (g.state.log.push(`${c.seat} ${chosenKey(got.answer)}`), done()),
});
export const earlies = procedure<object>()('earlies', {
  start: (g) =>
    fork(
      early,
      g.state.order.map((seat) => ({ seat, data: { seat } })),
      'end',
    ),
  end: () => done(),
});
/** Everything that one branch could take from another: dice, ids, facts, a common pile, a window, a fork of its own, a check that calls. */
export const busy: Procedure<Toy, { seat: string; deep?: boolean; owing?: true }> = procedure<{
  seat: string;
  deep?: boolean;
  owing?: true;
}>()('busy', {
  start: (_g, c) =>
    ask(
      [
        calm.ask(c.seat, {
          of: ['lay', 'throw', 'cast', 'overdraw', 'owe', 'shout', 'whisper', 'nothing', ...(c.deep ? [] : ['split'])],
        }),
      ],
      'chosen',
    ),
  chosen: (g, c, got): Next<'roll'> => {
    const what = chosenKey(got.answer);
    g.addFact({
      type: 'chose',
      seat: c.seat,
      what: what ?? '',
      before: g.facts.filter(({ seat }) => seat === c.seat).length,
    });
    if (what === 'lay') g.state.laid[`l${g.nextId()}`] = { owner: c.seat };
    if (what === 'throw') g.state.pile.push(`of ${c.seat}`);
    if (what === 'overdraw') g.state.coins[c.seat] -= 10;
    if (what === 'owe') c.owing = true;
    if (what === 'shout') g.state.shouts.push(c.seat);
    if (what === 'whisper') g.state.shouts.push('');
    if (what === 'cast')
      return openWindow('when', { name: 'spell', seat: c.seat, frame: g.framePath.at(-1)?.id ?? 0 }, 'roll');
    if (what === 'split')
      return fork(
        busy,
        ['y', 'z'].map((seat) => ({ seat, data: { seat, deep: true } })),
        'roll',
      );
    return goto('roll');
  },
  roll: (g, c) => {
    g.addFact({ type: 'rolled', seat: c.seat, results: g.roll('busy', 3) });
    return ask([price.ask(c.seat, { cost: 0 })], 'paid');
  },
  paid: (g, c, got) => {
    g.state.coins[c.seat] -= c.owing ? 10 : chosenNumber(got.answer);
    const [again] = g.roll('again', 1);
    if (!c.deep) g.state.notes[c.seat].push(`rolled ${again}`);
    return done(chosenNumber(got.answer));
  },
});
export const busily = procedure<{ seats: string[] }>()('busily', {
  start: (_g, c) =>
    fork(
      busy,
      c.seats.map((seat) => ({ seat, data: { seat } })),
      'joined',
    ),
  joined: (g, _c, got) => {
    g.addFact({ type: 'joined', result: got.result, results: g.roll('joined', 3), laid: Object.keys(g.state.laid) });
    return ask([calm.ask('a', { of: ['end'] })], 'end');
  },
  end: () => done(),
});
/** Asked above whatever goes on: whoever is in debt says what happens to it. */
export const debt = procedure<{ seat: string }>()('debt', {
  start: (_g, c) => ask([calm.ask(c.seat, { of: ['borrow', 'beg'] })], 'settled'),
  settled: (g, c, got) => {
    g.state.coins[c.seat] = chosenKey(got.answer) === 'beg' ? 2 : 5;
    g.addFact({ type: 'debt', seat: c.seat, results: g.roll('debt', 1) });
    return done('no result of what lies below');
  },
});
export const hear = procedure<{ seat?: string }>()('hear', {
  next: (g, c): Next<'next' | 'heard'> => {
    const seat = g.state.shouts.shift();
    if (seat === undefined) return done();
    if (seat === '') return goto('next'); // nobody heard it
    c.seat = seat;
    return ask([calm.ask('a', { of: ['hush'] })], 'heard');
  },
  heard: (g, c) => (g.addFact({ type: 'heard', seat: c.seat ?? '', results: g.roll('heard', 1) }), goto('next')),
});
export const runaway = procedure<object>()('runaway', { start: () => goto('start') });

const usable = (g: Toy, seat: string, event: WindowEvent): WindowOption[] => {
  if (event.name === 'spell' && event.seat === seat) return [];
  return g.state.hands[seat]
    .filter((card) => card.startsWith(event.name === 'spell' ? 'counter' : event.name))
    .map((key) => ({
      key,
      label: key,
      ...(key.includes('!') && { mandatory: true }),
      ...(key.includes('~') && { anyOrder: true }),
    }));
};

export const book: EngineBook<Toy> = {
  procedures: Object.fromEntries(
    [
      timingWindow,
      spell,
      outer,
      counter,
      nod,
      branch,
      forking,
      plain,
      early,
      earlies,
      busy,
      busily,
      debt,
      hear,
      runaway,
    ].map((one) => [one.name, one as never]),
  ),
  questions: Object.fromEntries(
    [windowQuestion, abilityOrderQuestion, price, pick, calm].map((one) => [one.name, one as never]),
  ),
  actions: {
    give: {
      name: 'give',
      check: (g: Toy, seat: string, { count }: { count: number }) =>
        g.state.coins[seat] < count ? 'You have not that many.' : undefined,
      run: (g: Toy, seat: string, { to, count }: { to: string; count: number }) => {
        g.state.coins[seat] -= count;
        g.state.coins[to] += count;
        return undefined;
      },
    } as never,
  },
  standingChecks: [
    (g: Toy) => (g.state.shouts.length ? { next: 'call', procedure: 'hear', data: {}, then: '' } : undefined),
    (g: Toy) => {
      const seat = g.state.order.find((one) => g.state.coins[one] < 0);
      return seat === undefined ? undefined : { next: 'call', procedure: 'debt', data: { seat }, then: '' };
    },
  ],
  isPresent: (g, seat) => !g.state.gone.includes(seat),
  isUnattended: (_g, seat) => seat === 'statue',
  isOwnState: (_g, seat, [kind, whose]) =>
    ((kind === 'hands' || kind === 'coins' || kind === 'notes') && whose === seat) || kind === 'laid',
  windows: {
    hasListeners: (g, event) =>
      g.state.order.some((seat) => usable(g, seat, event).length || (g.state.veil && g.state.hands[seat].length)),
    order: (g) => g.state.order,
    optionsFor: usable,
    isSuspected: (g, seat, event) => g.state.veil && event.seat !== seat && g.state.hands[seat].length > 0,
    isDeclined: () => false,
    resolve: (_g, seat, key, event): { procedure: string; data: Json } =>
      event.name === 'spell'
        ? { procedure: 'counter', data: { seat, frame: event.frame as number, card: key } }
        : { procedure: 'nod', data: { seat, key } },
    prompt: (_g, _s, event) => event.name,
  },
};

export function toy(change: Partial<ToyState> = {}) {
  const state: ToyState = {
    seed: 'seed',
    chain: 'chain',
    lines: 1,
    nextId: 1,
    stack: [],
    facts: [],
    order: ['a', 'b', 'c'],
    hands: { a: [], b: [], c: [] },
    coins: { a: 3, b: 3, c: 3 },
    gone: [],
    veil: false,
    log: [],
    notes: { a: [], b: [], c: [] },
    laid: {},
    pile: [],
    shouts: [],
    ...change,
  };
  const game: Toy = new Game(state, book);
  const asks = () => openAsks(state).map(({ ask: one }) => one);
  return {
    state,
    game,
    asks,
    begin: (name: string, data: Json = {}) => begin(game as never, name, data),
    asked: () =>
      asks()
        .filter((one) => one.reply === undefined)
        .map((one) => `${one.player} ${one.question}${one.veiled ? ' veiled' : ''}`),
    answer: (seat: string, reply: Answer, firm = false) => {
      const one = asks().find((each) => each.player === seat && each.reply === undefined);
      if (!one) throw new Error(`${seat} is not asked`);
      answer(game as never, seat, one.id, reply, firm);
    },
    act: (seat: string, name: string, data: Json) => act(game as never, seat, name, data),
  };
}
