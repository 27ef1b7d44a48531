import { expect, test } from 'vitest';
import { chapterOf } from '#ti2/service/chapters.ts';
import type { Phase } from '#ti2/rules/terms.ts';
import { PLAYERS, table, type Player } from '../table.ts';

const opens = (players: readonly Player[], phase: Phase): boolean => {
  const { game } = table({ players });
  Object.assign(game.state, { phase, active: null });
  return chapterOf(game)?.opens === true;
};

test('E2 3 setup and the first phase of each round open with the board', () => {
  const phases: Phase[] = ['setup', 'political', 'economy', 'turns', 'technology', 'placement', 'progression'];
  expect(phases.filter((phase) => opens(PLAYERS, phase))).toEqual(['setup', 'political']);
});

test('E2 3.2 two players have no senate: their economy phase opens', () => {
  const phases: Phase[] = ['setup', 'economy', 'turns', 'technology', 'placement', 'progression'];
  expect(phases.filter((phase) => opens(['ann', 'bob'], phase))).toEqual(['setup', 'economy']);
});
