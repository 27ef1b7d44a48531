import { expect, test } from 'vitest';
import { transferActionProblem } from '#ti3/rules/phases/transfer-action.ts';
import { table, type Laid, type Table } from '../table.ts';

const FLEETS = { 'empty-2': 'ann carrier, 2 ground-force', 'empty-3': 'ann cruiser' };
const begun = (laid: Laid = {}): Table => table({ space: FLEETS, ...laid }).begins('transfer-action', { seat: 'ann' });

test('E3 10.1 a transfer joins two adjacent own systems', () => {
  const at = begun({ space: { ...FLEETS, 'empty-1': 'ann destroyer' } });
  expect(at.choices).toEqual(['empty-1+empty-2', 'empty-2+empty-3']);
  const { command } = at.game.state.seats.ann.counters;
  at.says('ann', 'empty-2+empty-3');
  expect([
    command - at.game.state.seats.ann.counters.command,
    at.game.state.systems['empty-2'].counters,
    at.game.state.systems['empty-3'].counters,
  ]).toEqual([1, ['ann'], ['ann']]);
  const unable = (laid: Laid): string | undefined => transferActionProblem(table(laid).game, 'ann');
  expect(unable({ space: FLEETS })).toBeUndefined();
  expect(unable({ space: FLEETS, counters: { 'empty-3': ['ann'] } })).toBeDefined();
  expect(unable({ space: { ...FLEETS, 'empty-3': 'ann cruiser; bob fighter' } })).toBeDefined();
  expect(unable({ space: { 'empty-2': 'ann carrier', saudor: 'ann cruiser' } })).toBeDefined();
  expect(unable({ space: { 'empty-2': 'ann carrier' } })).toBeDefined();
  const spent = table({ space: FLEETS }).game;
  spent.state.seats.ann.counters = { command: 1, fleet: 12, strategy: 3 };
  expect(transferActionProblem(spent, 'ann')).toMatch('reinforcements');
});

test('E3 10.2 ships move both ways with cargo, nowhere else', () => {
  const at = begun({ space: { ...FLEETS, 'empty-1': 'ann destroyer' } }).says('ann', 'empty-2+empty-3');
  expect([...at.choices].sort()).toEqual(['carrier@empty-2', 'cruiser@empty-3', 'ground-force@empty-2']);
  at.says('ann', { 'carrier@empty-2': 1, 'ground-force@empty-2': 2, 'cruiser@empty-3': 1 });
  expect([at.at('empty-2', 'ann'), at.at('empty-3', 'ann')]).toEqual(['cruiser', 'carrier, 2 ground-force']);
});

test('E3 10.4 in a transfer units land on own planets only', () => {
  const laid: Laid = { space: { 'empty-3': 'ann destroyer', saudor: 'ann carrier, ground-force' } };
  const land = (saudor?: string): Table =>
    begun({ ...laid, ...(saudor && { ground: { saudor } }) })
      .says('ann', 'empty-3+saudor')
      .says('ann', {});
  expect(land('ann').choices).toEqual(['ground-force>saudor']);
  expect([land().asked, land('bob').asked]).toEqual([[], []]);
});

test('E3 10.5 a transfer builds in one system, even without movement', () => {
  const at = table({ space: { 'empty-3': 'ann cruiser' }, ground: { saudor: 'ann space-dock' } });
  at.game.state.seats.ann.tradeGoods = 5;
  at.begins('transfer-action', { seat: 'ann' }).says('ann', 'empty-3+saudor').says('ann', {});
  expect(at.choices).toEqual(['build:saudor', 'none']);
});

test('E3 6.4 moving to another player’s ships starts a space battle', () => {
  const at = table({ space: { 'empty-2': 'bob cruiser', 'empty-1': 'ann cruiser' } });
  at.dice(7, 1).begins('tactical-action', { seat: 'ann' }).says('ann', 'empty-2').says('ann', { 'cruiser@empty-1': 1 });
  expect([at.winners, at.at('empty-2', 'ann')]).toEqual([['ann'], 'cruiser']);
  const none = table({ space: { 'empty-2': 'bob cruiser', 'empty-1': 'ann cruiser' } });
  none.begins('tactical-action', { seat: 'ann' }).says('ann', 'empty-2').says('ann', {});
  expect([none.winners, none.rolls]).toEqual([[], []]);
});

test('E3 6.5 a PDS lands alone only on an own planet', () => {
  const landing = (saudor?: string): Table =>
    table({ space: { saudor: 'ann carrier, ground-force, pds' }, ...(saudor && { ground: { saudor } }) })
      .begins('tactical-action', { seat: 'ann' })
      .says('ann', 'saudor');
  expect(landing('ann').refuses({ 'pds>saudor': 1 })).toBeUndefined();
  for (const ground of [undefined, 'bob']) {
    expect(landing(ground).refuses({ 'pds>saudor': 1 })).toMatch('only with a ground force');
    expect(landing(ground).refuses({ 'pds>saudor': 1, 'ground-force>saudor': 1 })).toBeUndefined();
  }
});
