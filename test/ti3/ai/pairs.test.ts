import { expect, test } from 'vitest';
import { openAsks, answerProblem, specOf, type Answer } from '#engine';
import { completePairs } from '#ti3/ai/policies/production.ts';
import { table } from '../table.ts';

test('E3 9.1 completes half pairs of fighters or ground forces', () => {
  const at = table({ ground: { saudor: 'ann space-dock' }, space: { saudor: 'ann carrier' } });
  at.game.state.seats.ann.tradeGoods = 20;
  at.begins('produce-units', { seat: 'ann', system: 'saudor', most: 4 });
  const [open] = openAsks(at.game.state);
  const spec = specOf(at.game, open);
  const check = (reply: Answer): string | undefined => answerProblem(at.game, open, reply, spec);
  const asked = { question: open.ask.question, data: open.ask.data, spec, check };
  const made = (counts: Record<string, number>) => completePairs({ game: at.game, seat: 'ann' }, asked, counts);
  expect(Object.values(made({ fighter: 1, 'ground-force>saudor': 3 })).map((count) => count % 2)).toEqual([0, 0]);
  expect(made({ 'ground-force>saudor': 1 })).toEqual({ 'ground-force>saudor': 2 });
  expect(made({ destroyer: 1, 'ground-force>saudor': 2 })).toEqual({ destroyer: 1, 'ground-force>saudor': 2 });
});
