import { expect, test } from 'vitest';
import { openAsks, problem, specOf, type Answer } from '../../../src/engine/index.ts';
import { practiceAnswer, practiceDeed } from '../../../src/editions/ti4/practice/index.ts';
import { turn } from '../../../src/editions/ti4/rules/phases/action-phase.ts';
import { tacticalAction } from '../../../src/editions/ti4/rules/phases/tactical-action.ts';
import { produceUnits } from '../../../src/editions/ti4/rules/production/production.ts';
import { knownTo } from '../../../src/editions/ti4/views/known.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

// What practice players do with leaders and relics.

const ALL = ['base', 'codex-1', 'pok', 'codex-2', 'codex-3', 'codex-4'];
const at = (setting: Setting): TestTable => table({ sets: ALL, ...setting });

/** What a practice player on a seat answers. */
function answered(t: TestTable, seat: string, question: string): Answer {
  const open = openAsks(t.state).find(({ ask }) => ask.player === seat && ask.question === question);
  if (!open) throw new Error(`${seat} is not asked ${question}: ${t.open.join()}`);
  for (const one of t.open) expect(t).toAskAmongOthers(one);
  const spec = specOf(t.game as never, open);
  const check = (value: Answer) => problem(t.game as never, open, value, spec);
  return practiceAnswer(knownTo(t.game, seat, open.path), seat, { question, data: open.ask.data, spec, check }, 'seed');
}

const producing = (seat: string): TestTable =>
  at({
    active: seat,
    seats: { ann: 'winnu', bob: 'letnev', cat: 'saar' },
    ground: { lodor: { [seat]: '1 space-dock' } },
    planets: { [seat]: ['lodor'] },
  }).begin(produceUnits, { seat, system: '26' });

test('A practice player uses an agent for itself, and for no rival', () => {
  expect(answered(producing('ann'), 'ann', 'window')).toEqual(['berekar-berekon']);
  expect(answered(producing('bob'), 'ann', 'window')).toEqual([]);
});

test('A practice player keeps a relic of which it knows that it is seldom worth giving up', () => {
  const t = at({
    seats: { ann: 'letnev', bob: 'winnu', cat: 'saar' },
    space: { 26: { ann: '1 cruiser' } },
    change: ({ seats: { ann }, systems }) => {
      ann.relics = { 'dominus-orb': { component: 'dominus-orb' } };
      systems['26'].tokens = ['ann'];
    },
  }).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates('27');
  expect(answered(t, 'ann', 'window')).toEqual([]);
});

test('A practice player gives itself what any player could be given', () => {
  const t = at({ active: 'ann', seats: { ann: 'hacan', bob: 'winnu', cat: 'saar' } }).begin(turn, { seat: 'ann', performed: 0 });
  expect(practiceDeed(knownTo(t.game, 'ann'), 'ann', { turn: true, among: [] })).toEqual({
    action: 'use',
    data: { component: 'carth-of-golden-sands', key: 'carth-of-golden-sands' },
  });
  t.ann.usesAnytime('carth-of-golden-sands');
  expect(answered(t, 'ann', 'carth-of-golden-sands')).toEqual(['ann']);
});
