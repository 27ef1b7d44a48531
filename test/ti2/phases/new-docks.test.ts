import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { docksOf } from '#ti2/rules/production/placement-sites.ts';
import { answerInquiry } from '#ti2/rules/explain/inquiries.ts';
import { led } from '../leaders/led.ts';
import { table, type Table } from '../table.ts';

const LAID = { ground: { quill: 'ann', solm: 'ann spacedock, ground-force' }, credits: { ann: 5 } };

/** The placement phase, with ground forces bought. */
function places(t: Table): Table {
  Object.assign(t.seat('ann'), { bought: { 'ground-force': 2 } });
  t.game.state.phase = 'placement';
  return t.begins('placement-phase', {});
}

test('E2 9.2 a Scientist’s new dock builds nothing that round', () => {
  const t = places(led(LAID, { carth: 'ann on quill' }));
  t.says('ann', t.choices[0]).says('ann', 'spacedock');
  expect([t.on('quill', 'ann'), t.choices]).toEqual(['spacedock', ['ground-force@solm']]);
});

test('E2 9.2 a free dock builds nothing that round', () => {
  const t = table(LAID)
    .begins('free-dock', { seat: 'ann', planet: 'quill', by: 'imperial-works' })
    .says('ann', 'place');
  expect(places(t).choices).toEqual(['ground-force@solm']);
});

test('E2 9.2 /why: a dock new this round builds nothing', () => {
  const t = table(LAID)
    .begins('free-dock', { seat: 'ann', planet: 'quill', by: 'imperial-works' })
    .says('ann', 'place');
  expect(answerInquiry(t.game, 'ann', 'build', 'quill').join(' ')).toContain(
    'is new and cannot place units this round (E2 9.2).',
  );
});

test('E2 9.2 a new dock builds normally in the next round', () => {
  const t = table(LAID)
    .begins('free-dock', { seat: 'ann', planet: 'quill', by: 'imperial-works' })
    .says('ann', 'place');
  t.game.state.round = 2;
  t.begins('game', {});
  expect(docksOf(t.game, 'ann')).toEqual(['quill', 'solm']);
});

test('E2 9.2 no component bypasses the rule about new docks', () => {
  const content = 'src/editions/ti2/content';
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(files.filter((file) => readFileSync(`${content}/${file}`, 'utf8').includes('addUnit'))).toEqual([]);
});
