import { expect, test } from 'vitest';
import { nameOfSystem } from '#ti3/rules/names.ts';
import { inquiries, answerInquiry } from '#ti3/rules/explain/inquiries.ts';
import { ledTable, type Led } from './led-table.ts';

const laid = {
  space: { 'empty-1': 'ann carrier, cruiser', 'empty-3': 'ann cruiser' },
  ground: { arnor: 'ann ground-force', lor: 'bob ground-force' },
  counters: { 'empty-1': ['ann' as const] },
};

/** What is said of one of Ann's leaders. */
function asked(led: Led, id: string): string[] {
  return answerInquiry(ledTable(laid, led).game, 'ann', 'lead', `ann-${id}`);
}

test('E3 20.10 why: explains misplaced, captive, dead and duplicate leaders', () => {
  const where = asked({ ann: { admiral: 'arnor' } }, 'admiral');
  expect(where[0]).toMatch(/^❌/);
  expect(where[1]).toBe('This leader has an effect only on a ship (E3 20). It is on Arnor.');
  expect(asked({ ann: { general: 'cruiser@empty-3' } }, 'general')[1]).toMatch(
    /^This leader has an effect only on a planet \(E3 20\)\. It is on a ship at Empty space \(\d+\)\.$/,
  );
  expect(asked({ ann: { scientist: 'of bob' } }, 'scientist')[1]).toBe('Hacan captured this leader (E3 20).');
  expect(asked({ ann: { 'agent-1': 'arnor', 'agent-2': 'arnor' } }, 'agent-2')[1]).toBe(
    'Another leader of its type is in the same place, and only 1 of them has an effect (E3 20).',
  );
  const dead = ledTable(laid, { ann: { admiral: 'arnor' } });
  Object.assign(dead.game.state.leaders?.['ann-admiral'] ?? {}, { planet: undefined, gone: 'killed' });
  expect(answerInquiry(dead.game, 'ann', 'lead', 'ann-admiral')[1]).toBe('This leader was killed (E3 20).');
});

test('E3 20.2 why: states a leader’s effect, place and mobility', () => {
  const told = asked({ ann: { admiral: 'cruiser@empty-1' } }, 'admiral');
  const system = nameOfSystem(ledTable(laid, {}).game, 'empty-1');
  expect(told[0]).toMatch(/^✅/);
  expect(told).toContain(`It is on a ship at ${system}.`);
  expect(told.find((line) => line.startsWith('Card text: '))).toContain('1 extra die in each round of space battles');
  expect(told.at(-1)).toBe(`It cannot leave ${system}: your command counter is there, so no ship can move away.`);
});

test('why: lists only one’s own leaders, if any', () => {
  const topics = (led: Led) =>
    inquiries
      .find(({ name }) => name === 'lead')
      ?.topics(ledTable(laid, led).game, 'ann')
      .map(({ key }) => key);
  expect([topics({ ann: { admiral: 'arnor' }, bob: { general: 'lor' } }), topics({})]).toEqual([['ann-admiral'], []]);
});
