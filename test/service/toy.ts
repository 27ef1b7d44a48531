import {
  ask,
  call,
  choose,
  chosenKey,
  done,
  initialChain,
  fork,
  goto,
  chosenNumber,
  defineProcedure,
  defineQuestion,
  timingWindow,
  openWindow,
  windowQuestion,
  type EngineBook,
  type EngineState,
  type Game as EngineGame,
  type SeatId,
} from '#engine';
import type { Edition } from '#service';

/**
 * A small game for these tests: on a turn a player rolls (which others may stop with a hidden card), draws a hidden
 * card, takes a point, or has everybody guess, either one by one or all before the guesses count. The first player to
 * reach the target wins.
 */
export interface ToyState extends EngineState {
  order: SeatId[];
  seats: Record<SeatId, { score: number; hand: string[]; coins: number; declines: boolean }>;
  active: SeatId;
  turn: number;
  target: number;
  hours: number | null;
  veil: boolean;
  /** Seats that take part in each roll. */
  sides?: SeatId[];
  /** True if cards that can stop a roll are open. */
  openly?: boolean;
  winner: SeatId | null;
}

type Toy = EngineGame<ToyState, EngineBook<Toy>>;
const procedure = defineProcedure<Toy>();
const question = defineQuestion<Toy>();

const move = question<null>()('move', () =>
  choose(
    'Your move',
    ['roll', 'draw', 'take', 'guess', 'poll', 'twice'].map((key) => ({ key, label: key })),
  ),
);
const guess = question<null>()('guess', () => ({ kind: 'number', prompt: 'Guess', min: 1, max: 6 }));
const name = question<null, number>()('name', () => ({ kind: 'number', prompt: 'A number', min: 0, max: 99 }), {
  check: (_game, _seat, _data, answer) => (answer === 13 ? 'Not thirteen.' : undefined),
});

const roll = procedure<{ seat: SeatId; stopped?: true }>()('roll', {
  start: (_game, { seat }) => openWindow('when', { name: 'rolling', seat }, 'throw'),
  throw: (game, data) => {
    if (data.stopped) return done();
    const [die = 0] = game.roll('die', 1, 6);
    game.addFact({ type: 'rolled', seat: data.seat, die });
    game.state.seats[data.seat].score += die;
    return done();
  },
});

const stop = procedure<{ seat: SeatId }>()('stop', {
  start: (game, { seat }) => {
    const { hand } = game.state.seats[seat];
    hand.splice(hand.indexOf('stop'), 1);
    const rolling = game.enclosingData(roll);
    if (rolling) rolling.stopped = true;
    game.addFact({ type: 'stopped', by: seat });
    return done();
  },
});

const guessing = procedure<{ seat: SeatId }>()('guessing', {
  start: (_game, { seat }) => ask([guess.ask(seat, null)], 'named'),
  named: (_game, _data, got) => done(chosenNumber(got.answer)),
});

const turn = procedure<{ seat: SeatId; left: number }>()('turn', {
  start: (_game, { seat }) => ask([move.ask(seat, null)], 'moved'),
  moved: (game, data, got) => {
    const me = game.state.seats[data.seat];
    switch (chosenKey(got.answer)) {
      case 'roll':
        return call(roll, { seat: data.seat }, 'end');
      case 'draw': {
        const [die = 0] = game.roll('card', 1, 2);
        const card = die === 1 ? 'stop' : 'blank';
        me.hand.push(card);
        game.addFact({ type: 'drawn', to: [data.seat], card });
        return goto('end');
      }
      case 'guess':
        return fork(
          guessing,
          game.state.order.map((seat) => ({ seat, data: { seat } })),
          'guessed',
        );
      case 'poll':
        return ask(
          game.state.order.map((seat) => guess.ask(seat, null)),
          'polled',
        );
      case 'twice':
        return ask([name.ask(data.seat, null)], 'named');
      default:
        me.score += 1;
        game.addFact({ type: 'took', seat: data.seat });
        return goto('end');
    }
  },
  named: (game, { seat }, got) => {
    game.state.seats[seat].coins += chosenNumber(got.answer);
    return goto('end');
  },
  guessed: (game, _data, got) => {
    for (const [seat, number] of Object.entries(got.result as Record<SeatId, number>))
      game.state.seats[seat].coins += number;
    return goto('end');
  },
  polled: (game, _data, got) => {
    for (const [seat, number] of Object.entries(got.answers)) game.state.seats[seat].coins += chosenNumber(number);
    return goto('end');
  },
  end: () => done(),
});

const play = procedure<null>()('play', {
  next: (game) => {
    const { state } = game;
    state.facts = [];
    const won = state.order.find((seat) => state.seats[seat].score >= state.target);
    if (won) {
      state.winner = won;
      return done();
    }
    state.turn++;
    state.active = state.order[state.turn % state.order.length] ?? '';
    return call(turn, { seat: state.active, left: 1 }, 'next');
  },
});

const pay = procedure<{ seat: SeatId }>()('pay', {
  start: (_game, { seat }) => ask([name.ask(seat, null)], 'paid'),
  paid: (game, { seat }, got) => {
    game.state.seats[seat].coins -= chosenNumber(got.answer);
    return done();
  },
});

const named = <T>(...list: { name: string }[]): Record<string, T> =>
  Object.fromEntries(list.map((one) => [one.name, one as T]));

export const toyBook: EngineBook<Toy> = {
  procedures: named(play, turn, roll, stop, guessing, pay, timingWindow),
  questions: named(move, guess, name, windowQuestion),
  actions: {
    tip: {
      name: 'tip',
      check: (game, seat, to: never) =>
        to === seat ? 'Not to yourself.' : game.state.seats[seat].coins > 0 ? undefined : 'You have no coin.',
      run: (game, seat, to: never) => {
        game.state.seats[seat].coins--;
        game.state.seats[to].coins++;
        return undefined;
      },
    },
    fine: { name: 'fine', check: () => undefined, run: (_game, seat) => call(pay, { seat }, '') },
    decline: {
      name: 'decline',
      check: () => undefined,
      run: (game, seat) => {
        game.state.seats[seat].declines = true;
        return undefined;
      },
    },
    explode: {
      name: 'explode',
      check: () => undefined,
      run: (game, seat) => {
        game.state.seats[seat].score = 1000;
        game.addFact({ type: 'exploded' });
        throw new Error('Bang');
      },
    },
  },
  standingChecks: [],
  isPresent: () => true,
  isOwnState: (_game, seat, [kind, whose]) => kind === 'seats' && whose === seat,
  windows: {
    hasListeners: (game) => game.state.order.some((seat) => game.state.seats[seat].hand.length > 0),
    order: (game) => game.state.order,
    optionsFor: (game, seat, event) =>
      seat !== event.seat && game.state.seats[seat].hand.includes('stop')
        ? [{ key: 'stop', label: 'Stop', ...(game.state.openly && { open: true }) }]
        : [],
    isSuspected: (game, seat, event) =>
      game.state.veil && seat !== event.seat && game.state.seats[seat].hand.length > 0,
    isDeclined: (game, seat) => game.state.seats[seat].declines,
    resolve: (_game, seat) => ({ procedure: 'stop', data: { seat } }),
    prompt: () => 'Stop the roll?',
    sides: (game) => game.state.sides,
  },
};

interface Settings {
  target: number;
  hours: number | null;
  veil: boolean;
  hands?: string[][];
  sides?: SeatId[];
  openly?: boolean;
}

export const toy: Edition<ToyState> = {
  id: 'toy',
  name: 'Toy',
  version: 1,
  upcasts: {},
  bookFor: () => toyBook as never,
  playerCounts: () => ({ min: 2, max: 4 }),
  defaultSettings: { target: 20, hours: 24, veil: true },
  lobbyProblem: (settings, members, starting) => {
    if ((settings as unknown as Settings).target < 1) return 'The target must be 1 at least.';
    const colours = members.map(({ wishes }) => (wishes as { colour?: string }).colour);
    if (new Set(colours.filter(Boolean)).size < colours.filter(Boolean).length)
      return 'Two cannot have the same color.';
    return starting && colours.includes('invisible') ? 'Nobody can be invisible.' : undefined;
  },
  create: (settings, seating, seed) => {
    const { target, hours, veil, hands, sides, openly } = settings as unknown as Settings;
    return {
      seed,
      chain: initialChain(seed),
      lines: 1,
      nextId: 1,
      stack: [],
      facts: [],
      order: seating.map(({ seat }) => seat),
      seats: Object.fromEntries(
        seating.map(({ seat }, i) => [seat, { score: 0, hand: [...(hands?.[i] ?? [])], coins: 3, declines: false }]),
      ),
      active: '',
      turn: -1,
      target,
      hours,
      veil,
      ...(sides && { sides }),
      ...(openly && { openly }),
      winner: null,
    };
  },
  firstProcedure: { procedure: 'play', data: null },
  windowHours: (state) => state.hours,
  announcementStyle: (before, after, facts) =>
    before.active !== after.active || before.turn !== after.turn ? 'board' : facts.length ? 'text' : null,
  chapter: ({ turn, active, winner }) =>
    turn < 0 || winner !== null ? undefined : { key: `turn ${turn}`, seat: active, title: `Turn ${turn + 1}` },
  findEnding: (state) =>
    state.winner === null ? undefined : { winners: [state.winner], summary: { turns: state.turn } },
  isUndoableFact: ({ type }) => type === 'took',
  isHiddenPath: ([first, , last]) => first === 'seats' && last === 'declines',
  onSeatReplaced: (state, seat) => {
    state.seats[seat].declines = false;
  },
  repairs: {
    score: {
      name: 'score',
      check: (game, data) => {
        const { seat, score } = data as { seat: SeatId; score: number };
        if (!Object.hasOwn(game.state.seats, seat)) return "I don't know that player.";
        return score >= 0 ? undefined : 'A score is not negative.';
      },
      run: (game, data) => {
        const { seat, score } = data as { seat: SeatId; score: number };
        game.state.seats[seat].score = score;
        game.addFact({ type: 'repaired', seat, score });
        return undefined;
      },
    },
  },
};
