import { expect, test } from 'vitest';
import { openAsks, specOf } from '#engine';
import { newGame } from '#ti3/rules/game.ts';
import { newState } from '#ti3/rules/setup/new-state.ts';
import { asked, play, refused, reply } from '../content/third-game.ts';
import type { Laid } from '../table.ts';
import { book, ledTable, whereIs } from './led-table.ts';

const GROUND: Laid['ground'] = { arnor: 'ann ground-force', jord: 'ann', arretze: 'bob ground-force' };

test('E3 20.1 each race places three leaders at home', () => {
  const players = ['hacan', 'letnev', 'sol'].map((race, i) => ({ id: `p${i + 1}`, race }));
  const game = newGame(newState(book, { seed: 'a test', players }), book);
  const all = Object.values(game.state.leaders ?? {});
  expect(all.filter(({ owner }) => owner === 'p1').map(({ id, type }) => `${id} ${type}`)).toEqual(['carth scientist', 'gila diplomat', 'harrugh general']); // prettier-ignore
  expect([all.length, all.every(({ owner, planet = '' }) => game.state.planets[planet].owner === owner)]).toEqual([
    9,
    true,
  ]);
  play(game, 'setup', {});
  for (const { ask } of openAsks(game.state)) {
    const spec = specOf(game, { ask, path: [] } as never);
    reply(game, spec.kind === 'allot' ? spec.proposed : null, ask.player);
  }
  const { spec, player, question } = asked(game);
  expect([player, question]).toEqual(['p1', 'place-leaders']);
  const [first, second] =
    spec.kind === 'allot' ? spec.amounts.filter(({ key }) => key.startsWith('carth>')).map(({ key }) => key) : [];
  const start = spec.kind === 'allot' ? spec.proposed : {};
  expect(refused(game, { ...start, [first]: 1, [second]: 1 })).toMatch(/on exactly 1 planet/);
  expect(refused(game, { [second]: 1 })).toBeDefined();
  const others = Object.fromEntries(Object.entries(start).filter(([key]) => !key.startsWith('carth>')));
  reply(game, { ...others, [second]: 1 }, 'p1');
  reply(game, { 'ciel>wren-terra': 1, 'farran>wren-terra': 1, 'unlenn>arc-prime': 1 }, 'p2');
  expect(game.state.leaders?.carth.planet).toBe(second.split('>')[1]);
});

test('E3 20.1 a game without leaders never asks about them', () => {
  const at = ledTable({ space: { 'empty-1': 'ann cruiser' } }, {});
  delete at.game.state.leaders;
  at.begins('tactical-action', { seat: 'ann' }).says('ann', 'empty-2');
  expect(at.asked).toEqual(['ann: move-ships']);
});

test('E3 20.2 leaders board any non-fighter without using capacity', () => {
  const laid = { space: { 'arnor-lor': 'ann cruiser, carrier, 6 fighter' }, ground: GROUND };
  const at = ledTable(laid, { ann: { general: 'arnor', agent: 'arnor', admiral: 'arnor' } });
  at.begins('tactical-action', { seat: 'ann' }).says('ann', 'empty-1');
  expect(at.asked).toEqual(['ann: board-leaders']);
  const on = (leader: string, type: string): string =>
    at.choices.find(
      (key) => key.startsWith(`ann-${leader}>`) && at.game.state.units[key.split('>')[1]].type === type,
    ) ?? '';
  expect(at.choices.map((key) => at.game.state.units[key.split('>')[1]].type)).not.toContain('fighter');
  expect(at.refuses({ [on('general', 'cruiser')]: 1, [on('general', 'carrier')]: 1 })).toMatch(/can board only 1 ship/);
  at.says('ann', { [on('general', 'cruiser')]: 1, [on('agent', 'carrier')]: 1, [on('admiral', 'carrier')]: 1 });
  expect(at.choices).toContain('cruiser+ann-general@arnor-lor');
  at.says('ann', { 'carrier+ann-agent+ann-admiral@arnor-lor': 1, 'fighter@arnor-lor': 6 });
  expect([whereIs(at, 'ann-agent'), whereIs(at, 'ann-admiral')]).toEqual(['carrier@empty-1', 'carrier@empty-1']);
  // Whose ship stays is where it was.
  expect(whereIs(at, 'ann-general')).toBe('arnor');
  expect(at.told('leaders-boarded')).toMatchObject([{ leaders: ['ann-admiral', 'ann-agent'], system: 'empty-1' }]);
});

test('E3 20.2 leaders board in systems without an own counter', () => {
  const laid = {
    space: { 'arnor-lor': 'ann carrier, 2 fighter', saudor: 'ann cruiser' },
    ground: { ...GROUND, saudor: 'ann' },
  };
  const led = { ann: { general: 'arnor', agent: 'saudor' } };
  const at = ledTable({ ...laid, counters: { saudor: ['ann'] } }, led)
    .begins('tactical-action', { seat: 'ann' })
    .says('ann', 'arnor-lor');
  // On the carrier, not on a fighter; and nobody in Saudor.
  expect(at.choices.map((key) => key.split('>')[0])).toEqual(['ann-general']);
  at.says('ann', { [at.choices[0]]: 1 });
  expect(whereIs(at, 'ann-general')).toBe('carrier@arnor-lor');
});

test('E3 20.2 leaders withdraw from a battle with their ship', () => {
  const laid = {
    space: { 'empty-2': 'ann cruiser; bob 2 cruiser' },
    counters: { 'empty-1': ['ann' as const] },
    ground: GROUND,
  };
  const at = ledTable(laid, { ann: { agent: 'cruiser@empty-2' } }).battle();
  at.dice(1, 1, 1).says('ann', 'empty-1');
  expect(whereIs(at, 'ann-agent')).toBe('cruiser@empty-1');
});

test('E3 20.3 leaders land alone only on own planets', () => {
  const laid = { space: { 'arnor-lor': 'ann carrier, 2 ground-force' }, ground: { arnor: 'ann', jord: 'ann' } };
  const led = { ann: { general: 'carrier@arnor-lor' } };
  const landing = (units: Record<string, number>) =>
    ledTable(laid, led).begins('tactical-action', { seat: 'ann' }).says('ann', 'arnor-lor').says('ann', units);
  expect([landing({}).asked, landing({}).choices]).toEqual([['ann: land-leaders'], ['ann-general>arnor']]);
  const both = landing({ 'ground-force>lor': 1 });
  expect(both.choices).toEqual(['ann-general>arnor', 'ann-general>lor']);
  expect(both.refuses({ 'ann-general>arnor': 1, 'ann-general>lor': 1 })).toMatch(/can land on only 1 planet/);
  both.says('ann', { 'ann-general>lor': 1 });
  expect([whereIs(both, 'ann-general'), both.game.state.planets.lor.owner]).toEqual(['lor', 'ann']);
  expect(both.told('leaders-landed')).toMatchObject([{ planet: 'lor', leaders: ['ann-general'] }]);
});

test('E3 20.3 transferred leaders ride and land on own planets', () => {
  const laid = {
    space: { 'arnor-lor': 'ann cruiser', 'empty-1': 'ann cruiser' },
    ground: { arnor: 'ann', jord: 'ann' },
  };
  const at = ledTable(laid, { ann: { agent: 'cruiser@empty-1' } }).begins('transfer-action', { seat: 'ann' });
  if (at.asked[0] === 'ann: choose-transfer') at.says('ann', at.choices[0]);
  at.says('ann', { 'cruiser+ann-agent@empty-1': 1 });
  expect([at.asked, at.choices]).toEqual([['ann: land-leaders'], ['ann-agent>arnor']]);
  at.says('ann', { 'ann-agent>arnor': 1 });
  expect(whereIs(at, 'ann-agent')).toBe('arnor');
});
