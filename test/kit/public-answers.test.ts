import { expect, test } from 'vitest';
import {
  ask,
  begin,
  choose,
  copyState,
  defineProcedure,
  defineQuestion,
  done,
  Game,
  initialChain,
  onlyLegalAnswer,
  openAsks,
  type EngineBook,
  type EngineState,
} from '#engine';
import { createPublicAnswers } from '#kit/lookahead/public-answers.ts';

/** A game of four, in which one question has a second option where a door is open. */
interface DoorState extends EngineState {
  order: string[];
  isOpen: boolean;
}
type Door = Game<DoorState, EngineBook<Door>>;

let looks = 0;
const leave = defineQuestion<Door>()<null>()('leave', ({ state }) => {
  looks++;
  return choose('How do you leave?', [
    { key: 'stairs', label: 'Stairs' },
    ...(state.isOpen ? [{ key: 'door', label: 'Door' }] : []),
  ]);
});
const leaving = defineProcedure<Door>()<null>()('leaving', {
  start: () => ask([leave.ask('p1', null)], 'end'),
  end: () => done(),
});

function doors(): Door {
  const state: DoorState = {
    seed: 'doors',
    chain: initialChain('doors'),
    lines: 1,
    nextId: 1,
    stack: [],
    facts: [],
    order: ['p1', 'p2', 'p3', 'p4'],
    isOpen: false,
  };
  const game = new Game(state, {
    procedures: { leaving },
    questions: { leave },
    actions: {},
    standingChecks: [],
    isPresent: () => true,
    isOwnState: () => false,
    windows: {},
  } as never) as Door;
  begin(game as never, 'leaving', null);
  return game;
}

/** Creates the function that finds answers where these viewers think that the door is open. */
const finder = (mistaken: readonly string[], enrich: (state: DoorState) => void = () => undefined) =>
  createPublicAnswers({
    conceal: ({ state }, _open, viewer = '') =>
      ({ ...copyState(state), isOpen: mistaken.includes(viewer) }) as EngineState,
    hide: () => undefined,
    enrich: enrich as never,
  });

/** Returns the answer given for a player where these viewers think that the door is open. */
function answered(mistaken: readonly string[]) {
  const game = doors();
  looks = 0;
  return { answer: finder(mistaken)(game as never, openAsks(game.state)[0]), looks };
}

/** Returns how often the question is looked at to find its only legal answer. */
function onceLooked(): number {
  const game = doors();
  looks = 0;
  onlyLegalAnswer(game as never, openAsks(game.state)[0]);
  return looks;
}

test('A question stays where a spectator cannot see that one answer is left', () => {
  expect(answered([]).answer).toEqual(['stairs']);
  expect(answered(['']).answer).toBeUndefined();
});

test.each(['p2', 'p3', 'p4'])('What seat %s alone knows changes no answer', (seat) => {
  expect(answered([seat]).answer).toEqual(['stairs']);
});

test('A question stays where its player has another answer, or would after a gift', () => {
  const ajar = doors();
  ajar.state.isOpen = true;
  expect(finder([])(ajar as never, openAsks(ajar.state)[0])).toBeUndefined();
  const given = finder([], (state: DoorState) => void (state.isOpen = true));
  const shut = doors();
  expect(given(shut as never, openAsks(shut.state)[0])).toBeUndefined();
});

test('The game, its public part and a richer game are looked at once each', () => {
  expect(answered([]).looks).toBe(3 * onceLooked());
});
