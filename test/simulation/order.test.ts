import { describe, expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import {
  answer,
  begin,
  canonicalJson,
  copyState,
  framesOf,
  openAsks,
  answerProblem,
  specOf,
  type Answer,
  type Id,
  type OpenAsk,
} from '#engine';
import { newGame } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';
import { createEagerAnswerer } from '#ti4/simulation/eager-player.ts';
import { setUpGame, type SimulationSetup } from '#ti4/simulation/simulate.ts';
import { createRandom, seedFromText } from '#simulation';

const book = rulebookOf();
const GAMES: SimulationSetup[] = [
  { players: 6, seed: 'order 1', late: true, veil: 'nothing' },
  { players: 5, seed: 'order 2', veil: 'everything' },
  { players: 4, seed: 'order 3', late: true, partial: true },
];
const ANSWERS = 600;

type Below = (n: number) => number;
/** An answer to an ask, by its id; what is asked anew has several. */
type Given = Map<Id, Answer[]>;

const waiting = (state: State): OpenAsk[] => openAsks(state).filter(({ ask }) => ask.reply === undefined);

/** The frame of a fork in which more than one player is asked. */
function forkOf(state: State): { id: Id; name: string } | undefined {
  for (const frame of framesOf(state.stack)) {
    const asked = frame.fork?.filter(({ stack }) =>
      stack.some((one) => one.asks?.some(({ reply }) => reply === undefined)),
    );
    const [first] = asked ?? [];
    if (asked && asked.length > 1)
      return {
        id: frame.id,
        name: `${frame.procedure} ${String((first.stack[0].data as { card?: string }).card ?? '')}`.trim(),
      };
  }
  return undefined;
}

const isOpen = (state: State, fork: Id): boolean =>
  [...framesOf(state.stack)].some(({ id, fork: branches }) => id === fork && branches);

/** One answer to an ask chosen at random, by whatever legal answer is found. */
function any(state: State, below: Below, given?: Given): void {
  const game = newGame(state, book) as never;
  const open = waiting(state);
  const one = open[below(open.length)];
  const spec = specOf(game, one);
  const reply = one.ask.veiled
    ? []
    : createEagerAnswerer(below)(one, spec, (value) => answerProblem(game, one, value, spec), game);
  answer(game, one.ask.player, one.ask.id, reply);
  if (given) given.set(one.ask.id, [...(given.get(one.ask.id) ?? []), reply]);
}

/** The same answers in another order; says what could not be given. */
function again(state: State, fork: Id, given: Given, below: Below): string | undefined {
  const left = new Map([...given].map(([id, replies]) => [id, [...replies]]));
  while (isOpen(state, fork)) {
    const able = waiting(state).filter(({ ask }) => left.get(ask.id)?.length);
    if (!able.length)
      return `nobody can answer: ${waiting(state)
        .map(({ ask }) => `${ask.id} ${ask.question}`)
        .join()}`;
    const { ask } = able[below(able.length)];
    const reply = left.get(ask.id)?.shift() as Answer;
    try {
      answer(newGame(state, book) as never, ask.player, ask.id, reply);
    } catch (error) {
      return `${ask.question} of ${ask.player}: ${JSON.stringify(reply)}: ${String(error)}`;
    }
  }
  return undefined;
}

describe('answer order', () => {
  const reached = new Set<string>();

  test.each(GAMES)('whole games: the order of simultaneous answers does not matter ($seed)', (setup) => {
    const below = createRandom(seedFromText(setup.seed));
    const state = setUpGame(book, setup);
    begin(newGame(state, book) as never, 'game', {});
    const unlike: string[] = [];
    for (let answers = 0; answers < ANSWERS && state.phase !== 'ended'; answers++) {
      const fork = forkOf(state);
      if (!fork) {
        any(state, below);
        continue;
      }
      const before = copyState(state) as State;
      const given: Given = new Map();
      while (isOpen(state, fork.id)) any(state, below, given);
      if (given.size < 2) continue;
      reached.add(fork.name);
      // Facts from before are shared and never change.
      const since = ({ facts, ...rest }: State): string =>
        canonicalJson({ ...rest, facts: facts.slice(before.facts.length) });
      const wanted = since(state);
      for (let order = 0; order < 2; order++) {
        const other = copyState(before) as State;
        const trouble = again(other, fork.id, given, below);
        if (trouble !== undefined) unlike.push(`${fork.name}: ${trouble}`);
        else if (since(other) !== wanted) unlike.push(`${fork.name}: another state`);
      }
    }
    expect(unlike).toEqual([]);
  });

  test('the simulated games reach every parallel step of the rules', () => {
    const cards = Object.values(book.components)
      .filter(({ kind }) => kind === 'strategy-card')
      .map(({ id }) => `strategic-action ${id}`);
    expect([...reached].sort()).toEqual(['agenda', 'setup', 'status-phase', ...cards].sort());
  });
});
