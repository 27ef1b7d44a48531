import { expect, test } from 'vitest';
import { fleetLoadOf } from '#ti3/rules/units/capacity.ts';
import { allUnits } from '#ti3/rules/units/units.ts';
import { openAmounts } from '#ti3/ai/policy.ts';
import { asked, play } from '../content/third-game.ts';
import { shards, shardsTable } from './shards.ts';

const invade = { system: 'arnor-lor', planet: 'lor', attacker: 'ann', defender: 'bob' };

test('E3 22.7 mechanized units need the option, except the Nekro’s first', () => {
  const kinds = (mechanizedUnits: boolean): string[] => {
    const game = shards(['nekro', 'sol', 'norr'], { mechanizedUnits });
    expect(allUnits(game).filter(({ type }) => type === 'mechanized-unit').map(({ owner }) => owner)).toEqual(['p1']); // prettier-ignore
    game.state.seats.p1.tradeGoods = 20;
    play(game, 'produce-units', { seat: 'p1', system: 'nekro-home' });
    return openAmounts(asked(game).spec).flatMap(({ key, max }) => (key.startsWith('mech') ? [`${key} ${max}`] : []));
  };
  expect([kinds(false), kinds(true)]).toEqual([[], ['mechanized-unit>mordai-ii 3']]);
});

test('E3 22.7 a mechanized unit rolls two dice and sustains damage', () => {
  const t = shardsTable({ ground: { lor: 'bob mechanized-unit; ann 2 ground-force' } });
  t.dice(8, 1, 5, 1).begins('invade-planet', invade);
  // One hit: the owner chooses damage or loss.
  expect(t.asked).toEqual(['bob: lose-in-invasion']);
  expect(t.choices).toEqual(['damage:mechanized-unit', 'mechanized-unit']);
  // A 5 missed before, a 6 hits.
  t.dice(8, 1, 6, 1).says('bob', { 'damage:mechanized-unit': 1 });
  expect(t.rolls.filter((roll) => roll.startsWith('ground bob'))).toEqual(['ground bob: 2', 'ground bob: 2']);
  expect([t.on('lor', 'bob'), t.on('lor', 'ann'), t.winners]).toEqual(['', 'ground-force', ['ann']]);
});

test('E3 22.7 the attacker also chooses between damage and loss', () => {
  const t = shardsTable({ ground: { lor: 'bob 2 ground-force; ann mechanized-unit, ground-force' } });
  t.dice(1, 1, 1, 10, 10).begins('invade-planet', invade);
  expect(t.asked).toEqual(['ann: lose-in-invasion']);
  expect(t.refuses({ 'mechanized-unit': 1 })).toMatch(/2/);
  t.dice(10, 10, 1, 1).says('ann', { 'damage:mechanized-unit': 1, 'ground-force': 1 });
  expect([t.on('lor', 'ann'), t.winners]).toEqual(['mechanized-unit!', ['ann']]);
});

test('E3 22.7 owners also choose against landing fire and bombardment', () => {
  const t = shardsTable({ ground: { lor: 'bob pds; ann mechanized-unit, ground-force', arnor: 'bob mechanized-unit, 2 ground-force' }, space: { 'arnor-lor': 'ann dreadnought' } }); // prettier-ignore
  t.dice(10).begins('invade-planet', invade);
  expect(t.asked).toEqual(['ann: lose-in-invasion']);
  t.says('ann', { 'damage:mechanized-unit': 1 });
  expect(t.on('lor', 'ann')).toBe('ground-force, mechanized-unit!');
  t.begins('bombardment', { seat: 'ann', system: 'arnor-lor', planets: ['arnor'] });
  t.dice(10).says('ann', { 'dreadnought>arnor': 1 });
  expect(t.asked).toEqual(['bob: lose-in-invasion']);
  t.says('bob', { 'ground-force': 1 });
  expect(t.on('arnor', 'bob')).toBe('ground-force, mechanized-unit');
});

test('E3 22.7 are carried, land, hold planets and are repaired', () => {
  const t = shardsTable({ space: { 'empty-2': 'ann carrier, mechanized-unit!, pds' } });
  expect(fleetLoadOf(t.game, 'ann', 'empty-2').cargo.map(({ type }) => type).sort()).toEqual(['mechanized-unit', 'pds']); // prettier-ignore
  t.begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann');
  t.says('ann', { 'carrier@empty-2': 1, 'mechanized-unit!@empty-2': 1, 'pds@empty-2': 1 });
  expect(t.refuses({ 'pds>tarmann': 1 })).toMatch(/ground force/);
  t.says('ann', { 'mechanized-unit>tarmann': 1, 'pds>tarmann': 1 });
  expect([t.on('tarmann', 'ann'), t.game.state.planets.tarmann.owner]).toEqual(['mechanized-unit!, pds', 'ann']);
  const later = shardsTable({ ground: { tarmann: 'ann mechanized-unit!' } });
  later.begins('status-phase', {});
  expect(later.on('tarmann', 'ann')).toBe('mechanized-unit');
});
