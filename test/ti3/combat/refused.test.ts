import { expect, test } from 'vitest';
import { specProblem } from '#engine';
import { answerInquiry } from '#ti3/rules/explain/inquiries.ts';
import { parseAnswer } from '#discord/input/parse-answer.ts';
import { table, type Table } from '../table.ts';

function refused(at: Table, typed: string): string | undefined {
  const read = parseAnswer(at.spec, typed);
  return 'problem' in read ? read.problem : (specProblem(at.spec, read.answer) ?? at.refuses(read.answer));
}

test('E3 8.1 refuses bombardment despite PDS or without landing', () => {
  const at = table({
    space: { 'arnor-lor': 'ann 2 dreadnought' },
    ground: { arnor: 'bob ground-force, pds; ann ground-force', lor: 'bob ground-force; ann ground-force' },
  });
  at.game.state.turn.systems = ['arnor-lor'];
  at.begins('bombard-and-invade', { seat: 'ann', system: 'arnor-lor', planets: ['arnor', 'lor'] });
  expect(at.choices).toEqual(['dreadnought>lor']);
  const pds = 'PDS there stops dreadnoughts from bombarding it (E3 8.1).';
  expect(refused(at, '2 dreadnoughts at Arnor')).toBe(`Dreadnought bombards Arnor: ${pds}`);
  expect(answerInquiry(at.game, 'ann', 'choose', 'Dreadnought bombards Arnor').join('\n')).toContain(pds);
  expect(answerInquiry(at.game, 'ann', 'bombard', 'Arnor').join('\n')).toContain(pds);
  expect(answerInquiry(at.game, 'ann', 'bombard', 'Lor').join('\n')).toMatch(/^✅/);
  const alone = table({ space: { saudor: 'ann dreadnought, war-sun' }, ground: { saudor: 'bob ground-force' } });
  alone.begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets: [] });
  expect(refused(alone, 'dreadnought')).toBe('Dreadnought bombards Saudor: you land no ground forces there (E3 8.1).');
});

test('E3 10.4 a transfer refuses landing on another player’s planet', () => {
  const at = table({
    space: { 'arnor-lor': 'ann carrier, 2 ground-force', 'empty-1': 'ann cruiser' },
    ground: { arnor: 'ann', lor: 'bob' },
  });
  at.begins('transfer-action', { seat: 'ann' });
  at.says('ann', at.choices[0]).says('ann', {});
  expect([at.asked, at.choices]).toEqual([['ann: land-units'], ['ground-force>arnor']]);
  const own = 'In a transfer action you can land only on your own planets (E3 10.4).';
  expect(refused(at, '2 ground forces on Lor')).toBe(`Ground force on Lor: ${own}`);
  expect(answerInquiry(at.game, 'ann', 'land', 'Lor').join('\n')).toContain(own);
  expect(answerInquiry(at.game, 'ann', 'choose', 'Ground force on Lor').join('\n')).toContain(own);
});

test('E3 9.3 the unit inquiry names the missing technology', () => {
  const { game } = table({});
  expect(answerInquiry(game, 'ann', 'unit', 'War Sun').join('\n')).toContain(
    'You need the War Sun technology (E3 9.3).',
  );
  expect(answerInquiry(game, 'ann', 'unit', 'Cruiser')[0]).toMatch(/^✅/);
});
