import { expect, test } from 'vitest';
import type { Laid } from '../table.ts';
import { ledTable, whereIs, type Led } from './led-table.ts';

const LANDING: Laid = {
  space: { saudor: 'ann carrier, 3 ground-force, dreadnought' },
  ground: { saudor: 'bob ground-force', jord: 'ann', arretze: 'bob' },
};
const BOTH: Led = { ann: { general: 'carrier@saudor' }, bob: { diplomat: 'saudor' } };

const landed = (laid = LANDING, led = BOTH) =>
  ledTable(laid, led).begins('tactical-action', { seat: 'ann' }).says('ann', 'saudor').says('ann', { 'ground-force>saudor': 3 }).says('ann', { 'ann-general>saudor': 1 }); // prettier-ignore

test('E3 20.12 a Diplomat may turn back the landing forces', () => {
  const at = landed();
  expect(at.asked).toEqual(['bob: window']);
  at.says('bob', 'bob-diplomat');
  expect([at.on('saudor', 'ann'), at.at('saudor', 'ann')]).toEqual(['', 'carrier, dreadnought, 3 ground-force']);
  expect([whereIs(at, 'ann-general'), at.game.state.planets.saudor.owner, at.rolls]).toEqual([
    'carrier@saudor',
    'bob',
    [],
  ]);
  expect(at.told('landing-turned-back')).toMatchObject([{ seat: 'bob', attacker: 'ann', planet: 'saudor' }]);
});

test('E3 20.12 forces turned back cannot return this round', () => {
  const at = landed().says('bob', 'bob-diplomat');
  at.game.state.systems.saudor.counters = [];
  if (at.asked.length) at.says('ann', at.choices.slice(-1));
  at.begins('tactical-action', { seat: 'ann' }).says('ann', 'saudor');
  expect(at.asked.filter((asked) => asked.includes('land-units'))).toEqual([]);
});

test('E3 20.12 cannot repeat on that planet this round or next', () => {
  for (const [round, asked] of [
    [1, 'ann: bombard'],
    [2, 'ann: bombard'],
    [3, 'bob: window'],
  ] as const) {
    // prettier-ignore
    const at = ledTable(LANDING, BOTH);
    at.game.state.planets.saudor.parleyIn = 1;
    at.game.state.round = round;
    at.begins('tactical-action', { seat: 'ann' })
      .says('ann', 'saudor')
      .says('ann', { 'ground-force>saudor': 3 })
      .says('ann', {});
    expect(at.asked, `${round}`).toEqual([asked]);
  }
});

const BLOCKED: Laid = { space: { 'empty-1': 'ann 2 cruiser', 'empty-2': 'bob cruiser', 'asteroid-field-1': '', tarmann: '' }, ground: { jord: 'ann', arretze: 'bob' } }; // prettier-ignore

/** Ann asks Bob to let her cruisers pass from one side of him to the other. */
const asking = (led: Led) => ledTable(BLOCKED, led).begins('tactical-action', { seat: 'ann' }).says('ann', 'empty-3');

test('E3 20.12 a Diplomat’s fleet passes enemy ships with consent', () => {
  const at = asking({ ann: { diplomat: 'cruiser@empty-1' } });
  expect(at.asked).toEqual(['ann: window']);
  at.says('ann', 'ann-diplomat/1');
  if (at.asked[0] === 'ann: choose-player') at.says('ann', 'bob');
  expect(at.asked).toEqual(['bob: grant-passage']);
  at.says('bob', 'yes');
  if (at.asked[0] === 'ann: board-leaders') at.says('ann', {});
  expect(at.asked).toEqual(['ann: move-ships']);
  // Only with the Diplomat.
  expect(at.refuses({ 'cruiser@empty-1': 1 })).toMatch(/only if your Diplomat moves with it/);
  at.says('ann', { 'cruiser+ann-diplomat@empty-1': 1, 'cruiser@empty-1': 1 });
  expect([at.at('empty-3', 'ann'), whereIs(at, 'ann-diplomat')]).toEqual(['2 cruiser', 'cruiser@empty-3']);
});

test('E3 20.12 the way stays blocked without consent', () => {
  const refused = asking({ ann: { diplomat: 'cruiser@empty-1' } }).says('ann', 'ann-diplomat/1');
  if (refused.asked[0] === 'ann: choose-player') refused.says('ann', 'bob');
  refused.says('bob', 'no');
  if (refused.asked[0] === 'ann: board-leaders') refused.says('ann', {});
  expect(refused.asked.filter((one) => one.includes('move-ships'))).toEqual([]);
  const without = asking({ ann: { agent: 'cruiser@empty-1' } });
  expect(without.asked.filter((one) => one.includes('window') || one.includes('move-ships'))).toEqual([]);
});

test('E3 20.12 a leader turned back returns to the ship that it landed from', () => {
  const at = landed({ ...LANDING, space: { saudor: 'ann destroyer, carrier, 3 ground-force' } });
  expect(whereIs(at.says('bob', 'bob-diplomat'), 'ann-general')).toBe('carrier@saudor');
});
