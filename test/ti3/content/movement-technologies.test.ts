import { expect, test } from 'vitest';
import { systemsOverSupply } from '#ti3/rules/units/fleet-supply.ts';
import { routesBetween } from '#ti3/rules/movement/routes.ts';
import { fighterCapacityLeft } from '#ti3/rules/units/capacity.ts';
import { productionLimitProblem } from '#ti3/rules/production/production-limits.ts';
import { table, type Laid, type Table } from '../table.ts';

/** Ann moves to a system; "empty-1" to "saudor" lie in a row. */
const moving = (laid: Laid, system = 'empty-3'): Table =>
  table(laid).begins('tactical-action', { seat: 'ann' }).says('ann', system);

test('E3 6.2 Light/Wave Deflector lets ships pass through enemy ships', () => {
  const space = { 'empty-2': 'bob cruiser', 'empty-1': 'ann cruiser' };
  const ways = (ann: string[]): number =>
    routesBetween(table({ space, technologies: { ann } }).game, 'ann', 'empty-1', 'empty-3', 2).length;
  expect([ways([]), ways(['light-wave-deflector'])]).toEqual([0, 1]);
});

test('E3 6.2 Stasis Capsules: cruisers and dreadnoughts carry one ground force', () => {
  const laid: Laid = {
    space: { 'empty-2': 'ann cruiser, dreadnought, destroyer, 3 ground-force, 2 fighter' },
    technologies: { ann: ['stasis-capsules'] },
  };
  const all = { 'cruiser@empty-2': 1, 'dreadnought@empty-2': 1, 'destroyer@empty-2': 1 };
  const move = moving(laid);
  expect(move.choices).toEqual(['cruiser@empty-2', 'dreadnought@empty-2', 'destroyer@empty-2', 'ground-force@empty-2']);
  expect(move.refuses({ ...all, 'ground-force@empty-2': 2 })).toBeUndefined();
  expect(move.refuses({ ...all, 'ground-force@empty-2': 3 })).toBeDefined();
  expect(moving({ ...laid, technologies: {} }).choices).not.toContain('ground-force@empty-2');
});

test('E3 6.2 carriers take what ground force capacity cannot', () => {
  const laid: Laid = {
    space: { saudor: 'ann cruiser, carrier, 6 fighter' },
    ground: { saudor: 'ann 7 ground-force' },
    technologies: { ann: ['stasis-capsules'] },
  };
  const move = moving(laid);
  const both = { 'cruiser@saudor': 1, 'carrier@saudor': 1 };
  expect(move.refuses({ ...both, 'ground-force@saudor': 7 })).toBeUndefined();
  expect(move.refuses({ ...both, 'ground-force@saudor': 1, 'fighter@saudor': 6 })).toBeUndefined();
  expect(move.refuses({ ...both, 'ground-force@saudor': 2, 'fighter@saudor': 6 })).toBeDefined();
});

test('E3 7.6 ground forces within Stasis Capsules capacity stay aboard', () => {
  const space = { 'empty-2': 'ann cruiser, 2 ground-force' };
  const left = (ann: string[]): Table => table({ space, technologies: { ann } }).begins('break-agreements', {});
  expect(left([]).at('empty-2', 'ann')).toBe('cruiser');
  expect(left(['stasis-capsules']).at('empty-2', 'ann')).toBe('cruiser, ground-force');
});

test('E3 6.2 Advanced Fighters move two systems on their own', () => {
  const space = { 'empty-1': 'ann 2 fighter' };
  const move = moving({ space, technologies: { ann: ['advanced-fighters'] } });
  expect(move.choices).toEqual(['fighter@empty-1']);
  move.says('ann', { 'fighter@empty-1': 2 });
  expect(move.at('empty-3', 'ann')).toBe('2 fighter');
  expect(moving({ space: { 'empty-1': 'ann carrier, 2 fighter' } }).asked).toEqual([]);
});

test('E3 6.2 only advanced fighters block movement', () => {
  const space = { 'empty-2': 'bob fighter, carrier', 'empty-1': 'ann cruiser' };
  const ways = (bob: string[]): number => {
    const { game } = table({ space: { ...space, 'empty-2': 'bob fighter' }, ground: {}, technologies: { bob } });
    return routesBetween(game, 'ann', 'empty-1', 'empty-3', 2).length;
  };
  expect([ways([]), ways(['advanced-fighters'])]).toEqual([1, 0]);
});

test('E3 5.3 advanced fighters count against fleet supply only beyond capacity', () => {
  const over = (space: string, fleet: number): number[] => {
    const { game } = table({
      space: { 'empty-2': space },
      fleet: { ann: fleet },
      technologies: { ann: ['advanced-fighters'] },
    });
    return systemsOverSupply(game, 'ann').map(({ by }) => by);
  };
  expect([over('ann 3 fighter', 2), over('ann 2 fighter', 2)]).toEqual([[1], []]);
  expect([over('ann carrier, 6 fighter', 1), over('ann carrier, 7 fighter', 1)]).toEqual([[], [1]]);
});

test('E3 9.3 advanced fighters may exceed capacity up to fleet supply', () => {
  const built = (ann: string[], fighters: number): string | undefined => {
    const { game } = table({
      space: { saudor: 'ann cruiser' },
      ground: { saudor: 'ann space-dock' },
      fleet: { ann: 3 },
      technologies: { ann },
    });
    expect(fighterCapacityLeft(game, 'ann', 'saudor')).toBe(3);
    return productionLimitProblem(game, 'ann', 'saudor', { fighter: fighters });
  };
  expect([built([], 3), built(['advanced-fighters'], 5)]).toEqual([undefined, undefined]);
  expect(built([], 4)).toMatch('capacity for only 3 more fighters');
  expect(built(['advanced-fighters'], 6)).toMatch('2 more ships');
});

test('E3 19.3 Fleet Logistics allows a second tactical action, nothing else', () => {
  const turn = (ann: string[]): Table =>
    table({ space: { 'empty-1': 'ann cruiser' }, technologies: { ann } })
      .begins('turn', { seat: 'ann', done: 0 })
      .says('ann', 'tactical')
      .says('ann', 'empty-2')
      .says('ann', { 'cruiser@empty-1': 1 });
  expect(turn([]).asked).toEqual([]);
  const second = turn(['fleet-logistics']);
  expect(second.choices).toEqual(['tactical', 'end']);
  second.says('ann', 'tactical').says('ann', 'empty-3');
  // The cruiser is where a counter lies: nothing moves, and there is no third.
  expect([second.asked, second.game.state.seats.ann.counters.command]).toEqual([[], 1]);
  expect(turn(['fleet-logistics']).says('ann', 'end').asked).toEqual([]);
  const other = table({ technologies: { ann: ['fleet-logistics'] }, abilities: { ann: ['patience'] } }).begins('turn', {
    seat: 'ann',
    done: 0,
  });
  expect(other.says('ann', 'use:patience').asked).toEqual([]);
});

test('E3 9.3 Integrated Economy places units in adjacent activated systems', () => {
  const laid: Laid = {
    ground: { saudor: 'ann space-dock', hercant: 'bob' },
    counters: { 'empty-3': ['ann'] },
    technologies: { ann: ['integrated-economy'] },
  };
  const begun = (more: Laid): Table => {
    const at = table({ ...laid, ...more });
    at.game.state.seats.ann.tradeGoods = 9;
    return at.begins('produce-units', { seat: 'ann', system: 'saudor' });
  };
  const built = begun({});
  expect(built.choices).toEqual(expect.arrayContaining(['cruiser', 'cruiser>empty-3', 'ground-force>saudor']));
  built.says('ann', { cruiser: 1, 'cruiser>empty-3': 2 }).says('ann', { 'trade-goods': 6 });
  expect([built.at('saudor', 'ann'), built.at('empty-3', 'ann')]).toEqual(['cruiser', '2 cruiser']);
  expect(begun({ counters: {} }).choices).not.toContain('cruiser>empty-3');
  expect(begun({ space: { 'empty-3': 'bob cruiser' } }).choices).not.toContain('cruiser>empty-3');
  expect(begun({ technologies: {} }).choices).not.toContain('cruiser>empty-3');
  // Each place has its own limits.
  expect(begun({ fleet: { ann: 1 } }).refuses({ cruiser: 1, 'cruiser>empty-3': 1 })).toBeUndefined();
  expect(begun({ fleet: { ann: 1 } }).refuses({ 'cruiser>empty-3': 1, 'destroyer>empty-3': 1 })).toMatch('1 more ship');
});
