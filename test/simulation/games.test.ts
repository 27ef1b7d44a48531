import fc, { samples } from '../chance.ts';
import { describe, expect, test } from 'vitest';
import {
  answer,
  canonicalJson,
  diff,
  clone,
  fingerprint,
  openAsks,
  orderLength,
  applyPatch,
  answerProblem,
  specOf,
  type Answer,
  type Fact,
  type Json,
  type OpenAsk,
  type Spec,
} from '#engine';
import { rulebookOf } from '#ti4/rulebook.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import type { State, Veil } from '#ti4/rules/state.ts';
import { countCards, listStateProblems } from '#ti4/simulation/audit.ts';
import { playOut, type PlayOptions } from '#ti4/simulation/play-out.ts';
import { ti4Simulation } from '#ti4/simulation/simulated-edition.ts';
import { createEagerAnswerer } from '#ti4/simulation/eager-player.ts';
import { listLeaks } from '#ti4/simulation/leaks.ts';
import { setUpGame, simulate, type SimulationReport, type SimulationSetup } from '#ti4/simulation/simulate.ts';
import { createRandom, conservationProblems, seedFromText, randomAnswerer, survivesRoundTrip } from '#simulation';

const book = rulebookOf();

/** Plays on from a state at random, and says how it went. */
const playOn = (state: State, seed: string, more: Partial<PlayOptions> = {}) => {
  const below = createRandom(seedFromText(seed));
  const result = playOut({
    book,
    state,
    below,
    answerer: createEagerAnswerer(below),
    checksEveryOption: true,
    ...more,
  });
  return { refused: result.refused, crash: result.crash, stuck: result.stuck, answers: result.answers };
};
const WELL = { refused: [], crash: undefined, stuck: false };

const WHOLE: SimulationSetup[] = [
  { players: 3, seed: 'ends 3' },
  { players: 6, seed: 'late 6', late: true, points: 3 },
];
const RUINED: SimulationSetup[] = [3, 6].map((players) => ({
  players,
  seed: `ruin ${players}`,
  late: true,
  ruin: true,
}));
const ENDED = { ended: true, stuck: [], endless: [], refused: [], faults: [] };

/** State in which each question of the whole games was first asked, as it is saved. */
const saved: Record<string, string> = {};
const reports = new Map<SimulationSetup, SimulationReport>();

/** Plays a whole game once for all tests of this file. */
function played(setup: SimulationSetup): SimulationReport {
  const report =
    reports.get(setup) ??
    simulate(book, setup, {
      onAsk: (game, { ask, frame }) => (saved[`${frame.procedure} ${ask.question}`] ??= JSON.stringify(game.state)),
    });
  reports.set(setup, report);
  return report;
}

describe('whole games', () => {
  test.each(WHOLE)('98.7 a random game of $players players ends without faults', (setup) => {
    const report = played(setup);
    expect({ ...report, ended: report.ending !== null }).toMatchObject(ENDED);
    expect(report.winner).not.toBeNull();
  });

  test('33 games go on when players lose everything', () => {
    const all = RUINED.map(played);
    for (const report of all) expect({ ...report, ended: report.ending !== null }).toMatchObject(ENDED);
    expect(all.reduce((sum, { eliminated }) => sum + eliminated, 0)).toBeGreaterThan(3);
  });

  test('the same seed and answers give the same game', () => {
    const played = () => {
      const state = setUpGame(book, { players: 4, seed: 'twice', late: true });
      playOn(state, 'twice', { maxAnswers: 400 });
      return fingerprint(canonicalJson(state));
    };
    expect(played()).toBe(played());
  });

  test('every answer can be undone, and the state survives saving', () => {
    const state = setUpGame(book, { players: 5, seed: 'undo', late: true });
    let before = clone(state);
    const wrong: string[] = [];
    playOn(state, 'undo', {
      maxAnswers: 600,
      onAnswer: (game, answers) => {
        if (answers % 6 === 5) before = clone(game.state);
        if (answers % 6 !== 0) return;
        const back = applyPatch(game.state, diff(game.state as unknown as Json, before as unknown as Json));
        if (canonicalJson(back) !== canonicalJson(before)) wrong.push(`answer ${answers} cannot be taken back`);
        if (!survivesRoundTrip(game.state)) wrong.push(`after answer ${answers} the state is not plain JSON`);
      },
    });
    expect(wrong).toEqual([]);
  });

  test('the public view never holds a hidden card, deck or seed', () => {
    for (const veil of ['cards', 'everything'] satisfies Veil[]) {
      const state = setUpGame(book, { players: 6, seed: `canary ${veil}`, veil, late: true });
      const found = new Set<string>();
      let fresh: Fact[] = [];
      const course = playOn(state, 'canary', {
        maxAnswers: 450,
        onFact: (_game, fact) => void fresh.push(fact),
        onAnswer: (game, answers) => {
          // Tests of the rules look after every answer (test/rules/table/looked-over.ts).
          if (answers % samples(3, 1)) return;
          for (const leak of listLeaks(game, fresh)) found.add(`after answer ${answers} ${leak}`);
          fresh = [];
        },
      });
      expect(course).toMatchObject(WELL);
      expect([...found]).toEqual([]);
    }
  });
});

describe('saved games', () => {
  test('a game saved at any question continues identically', () => {
    for (const setup of [...WHOLE, ...RUINED]) played(setup);
    // Everything that is asked in most games.
    expect(Object.keys(saved).length).toBeGreaterThan(60);
    for (const [where, text] of Object.entries(saved)) {
      const loaded = JSON.parse(text) as State;
      const again = JSON.parse(text) as State;
      const went = [loaded, again].map((state) => ({
        where,
        ...playOn(state, where, { maxAnswers: 4, checksEveryOption: false }),
      }));
      expect(went[0]).toMatchObject({ where, ...WELL });
      expect(canonicalJson(loaded)).toBe(canonicalJson(again));
    }
  });
});

/** Answers that were not offered. */
function notOffered(spec: Spec): Answer[] {
  switch (spec.kind) {
    case 'choose': {
      const open = spec.options.filter(({ disabledReason }) => disabledReason === undefined).map(({ key }) => key);
      return [
        ['no such option'],
        ...spec.options.filter(({ disabledReason }) => disabledReason !== undefined).map(({ key }) => [key]),
        ...(open.length > spec.max ? [open] : []),
        ...(spec.min > 0 ? [[]] : []),
        open.length ? [open[0], open[0]] : [''],
        3,
      ];
    }
    case 'order':
      return [spec.options.map(({ key }) => key).slice(0, orderLength(spec) - 1), ['no such option'], 1];
    case 'number':
      return [spec.min - 1, spec.max + 1, spec.min + 0.5, []];
    case 'allot':
      return [
        { 'no such line': 1 },
        ...spec.amounts.map(({ key, max }) => ({ ...spec.proposed, [key]: max + 1 })),
        ...spec.amounts.map(({ key }) => ({ [key]: -1 })),
        [''],
      ];
    case 'none':
      return [[], 1];
  }
}

describe('questions', () => {
  const wishes = fc.record({
    players: fc.integer({ min: 3, max: 6 }),
    seed: fc.string({ minLength: 1, maxLength: 8 }),
    late: fc.boolean(),
    veil: fc.constantFrom<Veil>('nothing', 'cards', 'everything'),
  });

  test('every offered answer is accepted, any other refused with a reason', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const state = setUpGame(book, wish);
        const before = countCards({ state, book });
        const wrong: string[] = [];
        const below = createRandom(seedFromText(wish.seed));
        const course = playOn(state, wish.seed, {
          maxAnswers: 130,
          answerer: randomAnswerer(below),
          onAsk: (game: Game, open: OpenAsk, spec: Spec) => {
            for (const reply of notOffered(spec)) {
              const reason = answerProblem(game as never, open, reply, spec);
              if (!reason?.trim()) wrong.push(`${open.ask.question} takes ${JSON.stringify(reply)}`);
            }
          },
          onAnswer: (game) =>
            wrong.push(...listStateProblems(game), ...conservationProblems(before, ti4Simulation, game)),
        });
        expect({ ...course, wrong }).toMatchObject({ ...WELL, wrong: [] });
      }),
      { numRuns: 12, seed: 7 },
    );
  });

  test('a refused answer changes nothing', () => {
    fc.assert(
      fc.property(wishes, fc.nat(60), (wish, answers) => {
        const state = setUpGame(book, wish);
        playOn(state, wish.seed, { maxAnswers: answers, checksEveryOption: false });
        const game = newGame(state, book) as never;
        const before = canonicalJson(state);
        for (const open of openAsks(state)) {
          if (open.ask.reply !== undefined) continue;
          for (const reply of notOffered(specOf(game, open)).slice(0, 3))
            expect(() => answer(game, open.ask.player, open.ask.id, reply)).toThrow();
          expect(() => answer(game, open.ask.player === 'p1' ? 'p2' : 'p1', open.ask.id, [])).toThrow(
            'for another player',
          );
        }
        expect(() => answer(game, 'p1', 999_999, [])).toThrow('no longer open');
        expect(canonicalJson(state)).toBe(before);
      }),
      { numRuns: 15, seed: 7 },
    );
  });
});
