import { expect, test } from 'vitest';
import { openAsks, answerProblem, specOf, type Answer } from '#engine';
import { proposeAnswer } from '#ti3/ai/index.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import { table, type Table } from '../table.ts';

/** Bob hits Ann's fleet so often. */
const hit = (fleet: string, hits: number): Table => {
  const at = table({ space: { 'empty-2': `ann ${fleet}; bob dreadnought` } });
  return at.begins('take-hits', { seat: 'ann', system: 'empty-2', hits, by: 'bob' });
};
const lines = (at: Table) =>
  at.spec.kind === 'allot' ? Object.fromEntries(at.spec.amounts.map(({ key, hint }) => [key, hint])) : {};

function proposed({ game }: Table): Answer {
  const [open] = openAsks(game.state);
  const { question, data, player } = open.ask;
  const spec = specOf(game, open);
  const asked = { question, data, spec, check: (reply: Answer) => answerProblem(game, open, reply, spec) };
  return proposeAnswer(knownTo(game, player, open.path), player, asked, 'a');
}

test('E3 7.6 never proposes losing a loaded carrier', () => {
  const loaded = hit('carrier, 3 ground-force, pds, 2 dreadnought', 3);
  expect(proposed(loaded)).toEqual({ 'damage:dreadnought': 2, dreadnought: 1 });
  expect(proposed(hit('carrier, 2 dreadnought', 3))).toEqual({ 'damage:dreadnought': 2, carrier: 1 });
  // The second carrier has room for them; not so the third hit.
  expect(proposed(hit('2 carrier, 6 ground-force, cruiser, destroyer', 2))).toEqual({ destroyer: 1, cruiser: 1 });
  expect(proposed(hit('2 carrier, 6 ground-force, 2 dreadnought', 4))).toEqual({
    'damage:dreadnought': 2,
    carrier: 1,
    dreadnought: 1,
  });
});

test('E3 7.6 the hit prompt warns of lost capacity', () => {
  const loaded = lines(hit('carrier, 3 ground-force, pds, 2 dreadnought', 1));
  expect(loaded.carrier).toMatch(/^3 ground forces and 1 PDS would lack capacity .*\(E3 7\.6\)/);
  expect(loaded.dreadnought).toBeUndefined();
  expect(lines(hit('2 carrier, 6 ground-force, cruiser', 1)).carrier).toBeUndefined();
  expect(lines(hit('2 carrier, 8 ground-force, cruiser', 1)).carrier).toMatch(/^2 of 8 ground forces/);
});
