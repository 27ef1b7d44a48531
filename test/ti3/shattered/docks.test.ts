import { expect, test } from 'vitest';
import { loseOverrunDocks } from '#ti3/rules/units/floating-docks.ts';
import { fighterCapacityLeft } from '#ti3/rules/units/capacity.ts';
import { addUnit, unitsOnPlanet } from '#ti3/rules/units/units.ts';
import { placeFreeUnits } from '#ti3/rules/politics/imposed-choices.ts';
import { moveGroupsOf, moveFromAnswer } from '#ti3/rules/movement/movement.ts';
import { productionLimit } from '#ti3/rules/production/production-limits.ts';
import { productionProblem } from '#ti3/rules/production/production.ts';
import { listStateProblems } from '#ti3/simulation/audit.ts';
import { asked, play, reply } from '../content/third-game.ts';
import { table } from '../table.ts';
import { empire, empireWith } from './empire.ts';

const afloat = { from: empire, abilities: { ann: ['docks-afloat'] } };

test('E3 19.8 Saar: docks start in space and hold fighters', () => {
  const game = empireWith(['saar', 'sol', 'yin']);
  const dock = Object.values(game.state.units).find(({ owner, type }) => owner === 'p1' && type === 'space-dock');
  expect([dock?.system, dock?.planet]).toEqual(['saar-home', undefined]);
  play(game, 'setup', {});
  const { spec } = asked(game);
  expect(spec.kind === 'allot' && spec.amounts.map(({ key }) => key)).toEqual([
    'ground-force>lisis-ii',
    'ground-force>ragh',
  ]);
  reply(game, { 'ground-force>ragh': 4 });
  expect(fighterCapacityLeft(game, 'p1', 'saar-home')).toBe(13);
  expect(listStateProblems(game)).toEqual([]);
});

test('E3 19.8 Saar: docks build four units, but not after moving', () => {
  const t = table({ ...afloat, space: { saudor: 'ann space-dock, cruiser' }, ground: { saudor: 'ann' } });
  expect([productionLimit(t.game, 'ann', 'saudor'), productionProblem(t.game, 'ann', 'saudor')]).toEqual([
    4,
    undefined,
  ]);
  t.game.state.seats.ann.tradeGoods = 9;
  t.begins('produce-units', { seat: 'ann', system: 'saudor' });
  expect(t.refuses({ 'ground-force>saudor': 5 })).toMatch(/4/);
  t.says('ann', { 'ground-force>saudor': 2 }).says('ann', t.spec.kind === 'allot' ? t.spec.proposed : {});
  expect(t.on('saudor', 'ann')).toBe('2 ground-force');
  t.game.state.turn.number = 7;
  const moving = { systems: ['empty-3'] };
  const keys = [...moveGroupsOf(t.game, 'ann', moving).keys()];
  expect(keys).toContain('space-dock@saudor~space');
  // Two systems away is too far.
  expect([...moveGroupsOf(t.game, 'ann', { systems: ['empty-2'] }).keys()]).not.toContain('space-dock@saudor~space');
  moveFromAnswer(t.game, 'ann', moving, { 'space-dock@saudor~space': 1 });
  expect(t.at('empty-3', 'ann')).toBe('space-dock');
  expect(productionProblem(t.game, 'ann', 'empty-3')).toMatch(/cannot produce/);
  t.game.state.turn.number = 8;
  expect(productionProblem(t.game, 'ann', 'empty-3')).toBeUndefined();
});

test('E3 19.8 Saar: enemy ships destroy an unescorted dock', () => {
  const t = table({
    ...afloat,
    space: { 'empty-2': 'ann space-dock; bob cruiser', 'empty-3': 'ann space-dock, cruiser; bob cruiser' },
  });
  for (const system of ['empty-2', 'empty-3']) loseOverrunDocks(t.game, system);
  expect([t.at('empty-2', 'ann'), t.at('empty-3', 'ann')]).toEqual(['', 'cruiser, space-dock']);
  expect(t.told('docks-overrun')).toMatchObject([{ seat: 'ann', by: 'bob', count: 1 }]);
});

test('E3 19.8 Saar: a new dock enters space, one per system', () => {
  const t = table({ ...afloat, ground: { saudor: 'ann ground-force' } });
  t.game.state.seats.ann.tradeGoods = 9;
  t.game.state.planets.saudor.exhausted = true;
  t.begins('production-step', { seat: 'ann', systems: ['saudor'] });
  t.says('ann', 'dock:saudor').says('ann', t.spec.kind === 'allot' ? t.spec.proposed : {});
  expect([t.at('saudor', 'ann'), t.on('saudor', 'ann')]).toEqual(['space-dock', 'ground-force']);
  t.begins('production-step', { seat: 'ann', systems: ['saudor'] });
  expect(t.asked).toEqual([]);
  placeFreeUnits(t.game, 'ann', 'space-dock', 'saudor', 1);
  expect(unitsOnPlanet(t.game, 'saudor').some(({ type }) => type === 'space-dock')).toBe(false);
  // Of others they stand on planets.
  const other = addUnit(t.game, 'bob', 'space-dock', 'arnor-lor', 'lor');
  expect(other.planet).toBe('lor');
});
