import { expect, test } from 'vitest';
import { productionLimit } from '#ti3/rules/production/production-limits.ts';
import { formatProductionCost } from '#ti3/rules/production/build-lines.ts';
import { productionCost } from '#ti3/rules/production/production.ts';
import { table, type Laid, type Table } from '../table.ts';

const building = (laid: Laid, goods = 20, system = 'saudor'): Table => {
  const at = table(laid);
  at.game.state.seats.ann.tradeGoods = goods;
  return at.begins('production-step', { seat: 'ann', systems: [system] });
};

test('E3 9.2 several docks add limits, Sarween Tools discount once', () => {
  const { game } = table({
    ground: { arnor: 'ann space-dock', lor: 'ann space-dock' },
    technologies: { ann: ['sarween-tools'] },
  });
  const printed = ['arnor', 'lor'].map((planet) => game.book.planets[planet].resources + 2);
  expect(productionLimit(game, 'ann', 'arnor-lor')).toBe(printed[0] + printed[1]);
  const about = { seat: 'ann', system: 'arnor-lor' };
  expect([
    productionCost(game, about, { cruiser: 2 }),
    productionCost(game, about, { cruiser: 1 }),
    productionCost(game, about, {}),
  ]).toEqual([3, 1, 0]);
  expect(formatProductionCost(game, about, { cruiser: 2 })).toBe('4 − 1 (Sarween Tools) = 3');
  expect(formatProductionCost(game, { ...about, given: 2 }, { cruiser: 2 })).toBe(
    '4 − 1 (Sarween Tools) − 2 (extra resources) = 1',
  );
  expect(formatProductionCost(game, about, {})).toBe('0');
});

test('E3 9.4 enemy ships stop docks from building or being built', () => {
  const dock = { ground: { saudor: 'ann space-dock' } };
  expect(building(dock).choices).toEqual(['build:saudor', 'none']);
  expect(building({ ...dock, space: { saudor: 'bob fighter, carrier' } }).asked).toEqual([]);
  expect(building({ ground: { saudor: 'ann' }, space: { saudor: 'bob destroyer' } }).asked).toEqual([]);
});

test('E3 9.5 a dock costs 4 instead of building', () => {
  const at = building({ ground: { saudor: 'ann' } });
  expect(at.choices).toEqual(['dock:saudor', 'none']);
  at.says('ann', 'dock:saudor').says('ann', { 'trade-goods': 4 });
  expect([at.on('saudor', 'ann'), at.game.state.seats.ann.tradeGoods]).toEqual(['space-dock', 16]);
  expect(building({ ground: { saudor: 'ann' } }, 1).asked).toEqual([]);
  const taken = table({ ground: { saudor: 'ann' } });
  taken.game.state.seats.ann.tradeGoods = 9;
  taken.game.state.planets.saudor.takenIn = taken.game.state.round;
  expect(taken.begins('production-step', { seat: 'ann', systems: ['saudor'] }).asked).toEqual([]);
});

test('E3 9.5 a payment with trade goods to spare says how many', () => {
  const at = building({ ground: { saudor: 'ann' } }).says('ann', 'dock:saudor');
  expect(at.refuses({ 'trade-goods': 7 })).toBe('You are paying 3 too much: leave out 3 trade goods.');
});

test('E3 9.5 a new dock builds from the next round', () => {
  const at = building({ ground: { saudor: 'ann' } })
    .says('ann', 'dock:saudor')
    .says('ann', { 'trade-goods': 4 });
  expect(productionLimit(at.game, 'ann', 'saudor')).toBe(0);
  at.game.state.round += 1;
  at.game.invalidateAll();
  expect(productionLimit(at.game, 'ann', 'saudor')).toBeGreaterThan(0);
});

test('E3 6.7 a tactical action ends with building units or docks', () => {
  const at = table({ ground: { arnor: 'ann space-dock', lor: 'ann' } });
  at.game.state.seats.ann.tradeGoods = 9;
  at.begins('tactical-action', { seat: 'ann' }).says('ann', 'arnor-lor');
  expect(at.choices).toEqual(['build:arnor-lor', 'dock:lor', 'none']);
  at.says('ann', 'build:arnor-lor').says('ann', { destroyer: 1 }).says('ann', { 'trade-goods': 1 });
  // Having built there is nothing more to do: no dock as well.
  expect([at.asked, at.at('arnor-lor', 'ann')]).toEqual([[], 'destroyer']);
});
