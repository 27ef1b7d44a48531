import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { inquiries, answerInquiry } from '#ti4/rules/explain/inquiries.ts';
import { frontierToken, tableToExplore } from './exploring.ts';
import { table, type Setting, type TestTable } from './table.ts';

const at = (setting: Setting = {}): TestTable =>
  tableToExplore([], {
    seats: { ann: 'letnev', bob: 'sol', cat: 'sardakk-norr' },
    board: { '206': '46' },
    planets: { ann: ['starpoint'], bob: ['lodor'] },
    ...setting,
    change: (state) => {
      state.systems['46'].markers = frontierToken();
      setting.change?.(state);
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
const said = (t: TestTable, name: string, about: string, seat = 'ann'): string =>
  answerInquiry(t.game, seat, name, about).join('\n');

test('why explore: refusals name trait, controller, token or ships', () => {
  const t = at();
  expect(said(t, 'explore', 'quann')).toMatch(
    /^✅ .*\nThe rules allow it .*You explore an uncontrolled planet when you gain control of it/,
  );
  expect(said(t, 'explore', 'mecatol-rex')).toMatch(/^❌ .*\nIt has no trait, so it cannot be explored \(35\.2b\)\.$/);
  expect(said(t, 'explore', 'starpoint')).toMatch(/^❌ .*\nYou already control it/);
  expect(said(t, 'explore', 'lodor')).toMatch(/^❌ .*\nSol controls it/);
  expect(said(t, 'explore', 'in 27')).toMatch(/^❌ .*\nThere is no frontier token to explore there \(38\.1\)\./);
  expect(said(t, 'explore', 'in 46')).toMatch(/^❌ .*\nYou have no ships there \(35\.4\)\./);
  const there = { space: { 46: { ann: '1 cruiser' } } };
  expect(said(at(there), 'explore', 'in 46')).toMatch(/^❌ .*\nYou have no ability that explores in space/);
  expect(said(at({ ...there, technologies: { ann: ['dark-energy-tap'] } }), 'explore', 'in 46')).toMatch(/^✅/);
});

test('why unlock: refusals name the condition, exhaustion or purge', () => {
  const t = at({
    change: ({ seats }) => {
      seats.ann.scoredSecrets = ['fight-with-precision'];
      seats.ann.leaders!['darktalon-treilla'].purged = true;
    },
  });
  expect(said(t, 'unlock', 'Rear Admiral Farran')).toMatch(
    /^❌ .*\nYou need 5 non-fighter ships in 1 system; you have 0 \(51\.6\)\.\nCard text: /,
  );
  expect(said(t, 'unlock', 'Viscount Unlenn')).toMatch(/^✅[\s\S]*This leader is unlocked\./);
  expect(said(t, 'unlock', 'darktalon-treilla')).toMatch(
    /^❌ .*\nThis leader has been purged and cannot come back \(51\.12\)/,
  );
  const sol = said(t, 'unlock', 'jace-x-4th-air-legion', 'bob');
  expect(sol).toMatch(/^❌ .*\nYou need 3 scored objectives; you have 0 \(51\.10\)/);
  expect(said(t, 'play', 'Rear Admiral Farran')).toMatch(/^❌ .*\nThis leader is locked \(51\.6\)\./);
  expect(said(t, 'play', 'darktalon-treilla')).toMatch(
    /^❌ .*\nThis leader has been purged and cannot come back \(51\.12\)\./,
  );
  expect(said(t, 'play', 'Viscount Unlenn')).toMatch(/This is not the time to use it/);
  t.state.seats.ann.leaders!['viscount-unlenn'].exhausted = true;
  expect(said(t, 'play', 'Viscount Unlenn')).toMatch(/^❌ .*\nThis card is exhausted \(34\.4\)\./);
});

test('why deploy: refusals name the ability (30.1) or unit', () => {
  const naaz = at({ seats: { ann: 'naaz-rokha', bob: 'sol', cat: 'sardakk-norr' } });
  expect(said(naaz, 'deploy', 'starpoint')).toMatch(/^❌ .*\nEidolon has no Deploy ability \(30\.1\)\.\nCard text: /);
  const letnev = at({ ground: { starpoint: { ann: '1 mech' } } });
  expect(said(letnev, 'deploy', 'starpoint')).toMatch(/^❌ .*\nYou have no infantry there to replace \(30\.1\)\./);
  const titans = at({
    seats: { ann: 'ul', bob: 'sol', cat: 'sardakk-norr' },
    ground: { starpoint: { ann: '4 mech, 1 pds' } },
  });
  expect(said(titans, 'deploy', 'starpoint')).toMatch(/^✅/);
});

test('why: an answer starts with a capital letter', () => {
  expect(said(at(), 'trade', 'bob')).toMatch(/^✅ \*\*Sol\*\*\n/);
});

test('why: mechs need reinforcements, fragments are purged in threes', () => {
  const t = at({ change: ({ seats }) => (seats.ann.fragments = ['cultural-relic-fragment#1']) });
  expect(said(at({ ground: { starpoint: { ann: '1 infantry' } } }), 'deploy', 'starpoint')).toMatch(
    /^✅[\s\S]*Card text: /,
  );
  expect(said(at({ ground: { starpoint: { ann: '4 mech' } } }), 'deploy', 'starpoint')).toMatch(
    /^❌ .*\nYou have no mech in your reinforcements \(30\.2\)\./,
  );
  expect(said(t, 'play', 'Cultural Relic Fragment')).toMatch(/^❌ .*\nYou need 3 cultural relic fragments \(/);
});

test('why: without the expansion its inquiries have no topics', () => {
  const t = table({}).begin(turn, { seat: 'ann', performed: 0 });
  for (const name of ['explore', 'unlock', 'deploy', 'capture'])
    expect(inquiries.find((one) => one.name === name)?.topics(t.game, 'ann')).toEqual([]);
});
