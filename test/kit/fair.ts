import {
  ask,
  begin,
  choose,
  done,
  initialChain,
  Game as EngineGame,
  openAsks,
  defineProcedure,
  defineQuestion,
  unwind,
  answer,
  type Id,
  type Json,
  type SeatId,
  type WindowEvent,
} from '#engine';
import { bindKit } from '#kit';
import type { Pack } from '#kit/components/rulebook.ts';
import type { RulebookOf, ComponentBase, GameOf, EffectsState, EditionTypes } from '#kit/components/types.ts';

/*
 * A small edition of its own for these tests: a fair. Decrees lie open on the table, before somebody or for all; tricks are held in hand.
 * Who takes coins may be answered with a trick; what is to be paid at the gate is a value.
 */

interface Effect {
  id: string;
  component: string;
  holder: SeatId;
  data: Json;
  until: 'turn' | 'day' | 'game';
}

export interface FairState extends EffectsState {
  order: SeatId[];
  seats: Record<SeatId, { coins: number; hand: string[]; orders: Record<string, number> }>;
  decrees: Record<string, { component: string; owner?: SeatId; exhausted?: true }>;
  laidDown: string[];
  effects: Record<string, Effect>;
  day: number;
  turn: number;
  veil: boolean;
  curfew: boolean;
}

interface Values {
  toll: [{ seat: SeatId }, number];
  greeting: [object, string];
}

interface Events {
  'coins-taken': { seat: SeatId; count: number };
  'trick-played': { seat: SeatId; card: string; frame: Id };
  'gate-opens': object;
  'night-falls': object;
  /** The first of a night is the same moment as its fall. */
  'star-rises': { seat: SeatId; count: number };
}

interface Decree extends ComponentBase<Fair> {
  kind: 'decree';
}

interface Trick extends ComponentBase<Fair> {
  kind: 'trick';
  copies: number;
}

export interface Fair extends EditionTypes {
  state: FairState;
  book: FairBook;
  events: Events;
  values: Values;
  component: Decree | Trick;
}

export type FairEvents = Events;
export type FairBook = RulebookOf<Fair>;
export type FairGame = GameOf<Fair>;

export const kit = bindKit<Fair>();
export const { on, modify, defineZone, openWindow } = kit;
const procedure = defineProcedure<FairGame>();

/** 'cutpurse#2' is a 'cutpurse'. */
const componentOf = (card: string): string => card.split('#')[0];

const table = defineZone({
  name: 'table',
  kinds: ['decree'],
  inForce: ({ state }, put) => {
    for (const [key, { component, owner }] of Object.entries(state.decrees))
      put({ component, holder: owner ?? '', key, memory: null });
  },
  exhaust: {
    of: ({ state }, { key }) => state.decrees[key],
    all: ({ state }) => Object.values(state.decrees),
    phases: ['dawn'],
  },
});

const hand = defineZone({
  name: 'hand',
  kinds: ['trick'],
  usableFrom: ({ state }, { id }, seat) =>
    state.seats[seat].hand
      .filter((card) => componentOf(card) === id)
      .map((key) => ({ component: id, holder: seat, key, memory: null })),
  hidden: {
    cards: ({ state }, seat) => state.seats[seat].hand,
    replace: ({ state }, seat, cards) => {
      state.seats[seat].hand = cards;
    },
    copies: ({ state }, { id, copies }) => copies - state.laidDown.filter((card) => componentOf(card) === id).length,
    suspects: (_game, { id }) => [`${id}#1`],
  },
  problem: ({ state }) => (state.curfew ? 'There is a curfew.' : undefined),
  procedure: 'play-trick',
  declinable: true,
});

export const whom = defineQuestion<FairGame>()<object>()('whom', (game, seat) =>
  choose(
    'Whom?',
    game.state.order.filter((one) => one !== seat).map((key) => ({ key, label: key })),
  ),
);

const { addEffect, expireEffects, effectsOf } = kit.configureLastingEffects({
  ending: { turn: ['turn'], day: ['turn', 'day'] },
  id: (game) => `e${game.nextId()}`,
});
export { addEffect, effectsOf, expireEffects };

const eventAliases = ({ name, count }: WindowEvent): string[] =>
  name === 'star-rises' && count === 1 ? [name, 'night-falls'] : [name];

export const {
  declinableMoments,
  hasStandingOrder,
  standingOrderActions,
  narrowedOrders,
  declinesEvent,
  sparesComponent,
  ordersAt,
  labelNarrowed,
  orderEndCheck,
} = kit.configureStandingOrders({
  of: (game, seat) => game.state.seats[seat].orders,
  round: ({ state }) => state.day,
  turn: ({ state }) => state.turn,
  extraMoments: ['bedtime'],
  seats: ({ state }) => state.order,
  componentOf,
  eventAliases,
});

const gain = (game: FairGame, seat: SeatId, count: number): void => {
  game.state.seats[seat].coins += count;
};

const decree = (facts: Omit<Decree, 'kind' | 'text'>): Decree => ({ kind: 'decree', text: '', ...facts });
export const trick = (facts: Omit<Trick, 'kind' | 'text'>): Trick => ({ kind: 'trick', text: '', ...facts });

export const cards = [
  decree({ id: 'tithe', name: 'Tithe', modifiers: { toll: (_game, _held, toll) => toll + 1 } }),
  decree({
    id: 'charter',
    name: 'Charter',
    modifiers: { toll: (_game, { holder }, toll, { seat }) => (seat === holder ? 0 : toll) },
  }),
  decree({
    id: 'alms',
    name: 'Alms',
    anytime: {
      problem: (game, { holder }) => (game.state.seats[holder].coins ? 'You have coins.' : undefined),
      effect: (game, { holder }) => gain(game, holder, 1),
    },
  }),
  decree({
    id: 'census',
    name: 'Census',
    reactions: [on('after', 'coins-taken', { isUsable: () => true, effect: () => undefined })],
  }),
  decree({
    id: 'bell',
    name: 'Bell',
    reactions: [on('when', 'night-falls', { isUsable: () => true, effect: () => undefined })],
  }),
  trick({
    id: 'cutpurse',
    name: 'Cutpurse',
    copies: 2,
    reactions: [
      on('after', 'coins-taken', {
        isUsable: (_game, { holder }, { seat }) => seat !== holder,
        effect: (game, { holder }, { seat, count }) => {
          gain(game, seat, -count);
          gain(game, holder, count);
        },
      }),
    ],
  }),
  trick({
    id: 'heckler',
    name: 'Heckler',
    copies: 1,
    reactions: [
      on('when', 'trick-played', {
        isUsable: (_game, { holder }, { seat }) => seat !== holder,
        effect: (_game, _held, { frame }) => unwind(frame, 'heckled'),
      }),
    ],
  }),
  trick({
    id: 'ballad',
    name: 'Ballad',
    copies: 1,
    action: {
      problem: () => undefined,
      target: (_game, { holder }) => whom.ask(holder, {}),
      effect: (game, { holder, component }, [about = '']) => {
        addEffect(game, component, holder, { about }, 'day');
      },
    },
    modifiers: { greeting: (_game, { memory }, greeting) => `${greeting} and ${(memory as { about: string }).about}` },
    reactions: [
      on('after', 'gate-opens', {
        lasting: true,
        mandatory: true,
        isUsable: () => true,
        effect: (game, { memory }) => gain(game, (memory as { about: SeatId }).about, 3),
      }),
    ],
  }),
];

export const takes = procedure<{ seat: SeatId; count: number }>()('takes', {
  start: (game, about) => {
    gain(game, about.seat, about.count);
    return openWindow('after', 'coins-taken', about, 'end');
  },
  end: () => done(),
});

/** Stars rise, the first as night falls. */
const stars = procedure<{ seat: SeatId; count: number }>()('stars', {
  start: (_game, about) => openWindow('when', 'star-rises', about, 'end'),
  end: () => done(),
});

/** Coins are taken as the gate opens: players are asked about both together. */
const toll = procedure<{ seat: SeatId; count: number }>()('toll', {
  start: (_game, about) =>
    openWindow('after', 'coins-taken', about, 'end', { next: [kit.followingMoment('after', 'gate-opens', {})] }),
  end: () => done(),
});

/** Two things come about in one step, and a third that nothing listens to. */
export const rush = procedure<{ seat: SeatId; counted?: number }>()('rush', {
  start: (game, { seat }) => {
    kit.queueMoment(game, 'after', 'coins-taken', { seat, count: 1 });
    kit.queueMoment(game, 'when', 'gate-opens', {});
    return ask([whom.ask(seat, {})], 'end');
  },
  end: () => done(),
});

const opening = procedure<object>()('opening', {
  start: () => openWindow('after', 'gate-opens', {}, 'end'),
  end: () => done(),
});
/** Calls nothing: a game to be looked at. */
const quiet = procedure<object>()('quiet', {
  start: (game) => ask([whom.ask(game.state.order[0], {})], 'end'),
  end: () => done(),
});

const rules = {
  procedures: [
    takes,
    rush,
    opening,
    stars,
    toll,
    quiet,
    kit.useAbilityProcedure(() => undefined),
    kit.playCardProcedure('play-trick', {
      begins: (game, { seat, key }) => {
        game.state.seats[seat].hand = game.state.seats[seat].hand.filter((card) => card !== key);
        game.state.laidDown.push(key);
      },
      targeted: () => undefined,
      announced: (game, { seat, key }) =>
        openWindow('when', 'trick-played', { seat, card: key, frame: game.framePath.at(-1)?.id ?? 0 }, 'effect'),
    }),
    ...kit.momentProcedures,
  ],
  questions: [whom],
  actions: [...kit.useActions, ...standingOrderActions],
  standing: [kit.momentCheck, orderEndCheck],
  zones: [table, hand],
};

export const bookOf = (extra: (typeof cards)[number][] = [], more: Pack<Fair> = {}): FairBook =>
  kit.buildRulebook([rules, { components: cards }, { components: extra, ...more }], {
    windows: kit.createWindowHost({
      seats: ({ state }) => state.order,
      order: ({ state }) => state.order,
      eventAliases,
      isOpenTo: () => true,
      veiled: ({ state }) => state.veil,
      declines: declinesEvent,
      isSpared: sparesComponent,
      prompt: (_game, { name }) => name,
    }),
    isPresent: () => true,
    isOwnState: () => false,
  });

interface Laid {
  hands?: Record<SeatId, string[]>;
  decrees?: FairState['decrees'];
  laidDown?: string[];
  veil?: boolean;
  curfew?: boolean;
}

/** A fair with ann, bob and cat, as it is laid out. */
export function fair(
  { hands = {}, decrees = {}, laidDown = [], veil = false, curfew = false }: Laid = {},
  book = bookOf(),
): FairGame {
  const seat = (id: SeatId) => ({ coins: 0, hand: hands[id] ?? [], orders: {} });
  const state: FairState = {
    seed: 'fair',
    chain: initialChain('fair'),
    nextId: 1,
    stack: [],
    facts: [],
    moments: [],
    effects: {},
    order: ['ann', 'bob', 'cat'],
    seats: { ann: seat('ann'), bob: seat('bob'), cat: seat('cat') },
    decrees,
    laidDown,
    day: 1,
    turn: 1,
    veil,
    curfew,
  };
  return new EngineGame(state, book);
}

export function begun(game: FairGame, named: string, data: Json = {}): FairGame {
  begin(game, named, data);
  return game;
}

/** Who is asked what. */
export const asked = (game: FairGame): string[] =>
  openAsks(game.state).map(({ ask: { player, question } }) => `${player}: ${question}`);

export function says(game: FairGame, seat: SeatId, ...keys: string[]): void {
  const open = openAsks(game.state).find(({ ask: { player, reply } }) => player === seat && reply === undefined);
  if (!open) throw new Error(`${seat} is asked nothing`);
  answer(game, seat, open.ask.id, keys);
}
