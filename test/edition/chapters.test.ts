import { expect, test } from 'vitest';
import { chapterOf, splitByChapter } from '#ti4/service/chapters.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import type { GameFact } from '#ti4/rules/facts.ts';
import { plain } from '../rules/loaded-dice.ts';
import { table } from '../rules/table.ts';

const fight = { attacker: 'ann', defender: 'bob', system: '27' };
const laid = () =>
  table({
    seats: plain,
    active: 'ann',
    phase: 'action',
    space: { 27: { ann: '3 dreadnought', bob: '3 dreadnought' } },
  });
const begins: GameFact[] = [
  { type: 'ships-moved', seat: 'ann', from: '26', into: '27', path: [], units: ['cruiser'] },
  { type: 'combat-begins', ...fight, round: 1 },
  { type: 'dice-rolled', seat: 'ann', against: 'bob', purpose: 'space-combat', system: '27', dice: [] },
];
const ends: GameFact[] = [
  { type: 'combat-won', winner: 'ann', loser: 'bob', where: 'space', system: '27' },
  { type: 'player-passed', seat: 'ann' },
];

test('a combat within one answer is a chapter inside the turn', () => {
  const { game } = laid();
  const parts = splitByChapter(game, game, [...begins, ...ends]);
  const turn = chapterOf(game)?.key;
  expect(parts.map(({ upto }) => upto)).toEqual([1, 4, 5]);
  expect(parts.map(({ chapter }) => chapter?.key === turn)).toEqual([true, false, true]);
  expect(parts[1].chapter).toMatchObject({ within: turn, title: expect.stringContaining(' attacks ') as string });
});

test('an unfinished combat stays one chapter until its end', () => {
  const before = laid().game;
  const t = laid().begin(spaceCombat, fight);
  const now = chapterOf(t.game);
  expect(now?.key).toMatch(/^combat /);
  expect(splitByChapter(before, t.game, begins).map(({ chapter }) => chapter?.key)).toEqual([
    chapterOf(before)?.key,
    now?.key,
  ]);
  // And to its end; what follows belongs to the turn.
  expect(splitByChapter(t.game, before, ends).map(({ chapter, upto }) => [chapter?.key, upto])).toEqual([
    [now?.key, 1],
    [now?.within, 2],
  ]);
  t.stopsAt();
});

test('facts after a phase’s beginning belong to the new phase’s chapter', () => {
  const before = laid().game;
  before.state.phase = 'status';
  const after = laid().game;
  after.state.phase = 'agenda';
  const told: GameFact[] = [
    { type: 'units-repaired', units: [] } as never,
    { type: 'phase-begins', phase: 'agenda', round: after.state.round },
    { type: 'agenda-revealed', agenda: 'mutiny' } as never,
  ];
  expect(splitByChapter(before, after, told).map(({ chapter, upto }) => [chapter?.title, upto])).toEqual([
    ['Round 1: status phase', 1],
    ['Round 1: agenda phase', 3],
  ]);
  // Of two that begin within one answer, each has its own.
  const two: GameFact[] = [
    { type: 'phase-begins', phase: 'status', round: 1 },
    { type: 'phase-begins', phase: 'agenda', round: 1 },
  ];
  expect(splitByChapter(laid().game, after, two).map(({ chapter }) => chapter?.key)).toEqual(['status 1', 'agenda 1']);
});

test('setup and each strategy phase open with the board', () => {
  const { game } = laid();
  const phases = ['setup', 'strategy', 'action', 'status', 'agenda'] as const;
  const opening = phases.filter((phase) => {
    game.state.phase = phase;
    return chapterOf(game)?.opens;
  });
  expect(opening).toEqual(['setup', 'strategy']);
});
