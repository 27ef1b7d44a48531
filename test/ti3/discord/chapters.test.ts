import { expect, test } from 'vitest';
import { chapterOf, splitByChapter } from '#ti3/service/chapters.ts';
import type { GameFact } from '#ti3/rules/facts.ts';
import { NEUTRAL_SEAT, type Phase } from '#ti3/rules/terms.ts';
import { begin } from '#engine';
import { narrate } from '#ti3/views/index.ts';
import { laidOut } from '../content/third-game.ts';
import { table } from '../table.ts';

const HERE = 'empty-2';
const SIDES = { system: HERE, attacker: 'ann', defender: 'bob' };
const laid = () =>
  table({ space: { [HERE]: 'ann 2 cruiser; bob 2 cruiser' }, counters: { 'empty-1': ['ann'], 'empty-3': ['bob'] } });
const inPhase = (phase: Phase, round: number) => {
  const { game } = laid();
  Object.assign(game.state, { phase, round, active: phase === 'action' ? 'ann' : null });
  return game;
};
const begins: GameFact[] = [
  { type: 'system-activated', seat: 'ann', system: HERE },
  { type: 'battle-begins', ...SIDES },
  { type: 'battle-round-begins', ...SIDES, round: 1, left: [] },
];
const ends: GameFact[] = [
  { type: 'battle-ends', system: HERE, winner: 'ann' },
  { type: 'player-passed', seat: 'bob' },
];

test('E3 7.2 a battle within one answer has its own chapter', () => {
  const { game } = laid();
  const parts = splitByChapter(game, game, [...begins, ...ends]);
  const turn = chapterOf(game)?.key;
  expect(parts.map(({ upto }) => upto)).toEqual([1, 4, 5]);
  expect(parts.map(({ chapter }) => chapter?.key === turn)).toEqual([true, false, true]);
  expect(parts[1].chapter).toMatchObject({ within: turn, title: expect.stringContaining(' attacks ') as string });
});

test('an ongoing battle chapter spans its beginning and end', () => {
  const before = laid().game;
  const now = laid().battle().game;
  const battle = chapterOf(now);
  expect(battle?.key).toMatch(/^battle /);
  expect(splitByChapter(before, now, begins).map(({ chapter }) => chapter?.key)).toEqual([
    chapterOf(before)?.key,
    battle?.key,
  ]);
  expect(splitByChapter(now, before, ends).map(({ chapter, upto }) => [chapter?.key, upto])).toEqual([
    [battle?.key, 1],
    [battle?.within, 2],
  ]);
});

test('E3 2 logs a new phase apart from the last turn', () => {
  const told: GameFact[] = [
    { type: 'player-passed', seat: 'ann' },
    { type: 'phase-begins', phase: 'status', round: 1 },
    { type: 'objective-revealed', objective: 'x' },
    { type: 'round-begins', round: 2 },
    { type: 'phase-begins', phase: 'strategy', round: 2 },
  ];
  expect(
    splitByChapter(inPhase('action', 1), inPhase('strategy', 2), told).map(({ chapter, upto }) => [
      chapter?.title,
      upto,
    ]),
  ).toEqual([
    [chapterOf(inPhase('action', 1))?.title, 1],
    ['Round 1: status phase', 3],
    ['Round 2: strategy phase', 5],
  ]);
});

test('E3 2 setup and each strategy phase open with the board', () => {
  const phases = ['setup', 'strategy', 'action', 'status'] as const;
  expect(phases.filter((phase) => chapterOf(inPhase(phase, 1))?.opens)).toEqual(['setup', 'strategy']);
});

test('a fight with locals belongs to the turn’s chapter', () => {
  const { game } = laid();
  const told: GameFact[] = [
    { type: 'battle-begins', ...SIDES, planet: 'saudor', defender: NEUTRAL_SEAT },
    { type: 'locals-hold', planet: 'saudor' },
    { type: 'player-passed', seat: 'bob' },
  ];
  expect(splitByChapter(game, game, told).map(({ chapter, upto }) => [chapter?.key, upto])).toEqual([
    [chapterOf(game)?.key, 3],
  ]);
});

test('E3 2.6 the first message names speaker, order and goal', () => {
  const game = laidOut();
  Object.assign(game.state, { order: ['p1', 'p2', 'p3'], speaker: 'p2' });
  begin(game, 'game', {});
  expect(narrate(game, game.state.facts, null)[0]).toBe(
    "The game begins. Letnev is the speaker. Players pick strategy cards clockwise: Letnev, N'orr and Sol. 10 victory points win the game.",
  );
  expect(chapterOf(game)?.title).toBe('Game setup');
});
