import { describe, expect, test } from 'vitest';
import { rulebookOf } from '#ti3/rulebook.ts';
import { wormholesIn } from '#ti3/rules/board/adjacency.ts';
import { gainPlanet } from '#ti3/rules/planets/planets.ts';
import { votesOf } from '#ti3/rules/politics/voting.ts';
import { before, gone, goodsOf, lands, ownerOf } from './suns.ts';

describe('Counters on a planet', () => {
  test('E3 18.25 Peaceful Annexation: takes the planet and removes the counter', () => {
    const t = lands(before('peaceful-annexation'), 1);
    expect([ownerOf(t), t.on('tarmann', 'ann'), gone(t)]).toEqual(['ann', 'ground-force', ['peaceful-annexation']]);
    expect(t.game.state.planets.tarmann.counter).toBeUndefined();
  });

  test.each([2, 4])('E3 18.25 Natural Wealth: gives %d trade goods', (goods) => {
    const t = lands(before(`natural-wealth:${goods}`), 1);
    expect([ownerOf(t), goodsOf(t, 'ann'), gone(t)]).toEqual(['ann', goods, [`natural-wealth:${goods}`]]);
    expect(t.game.state.planets.tarmann.exhausted).toBe(true);
  });

  test('E3 18.26 Technological Society: the left neighbor chooses a legal technology', () => {
    const t = lands(before('technological-society', { technologies: { ann: ['antimass-deflectors'] } }), 1);
    expect(t.asked).toEqual(['bob: choose-lesson']);
    expect(t.choices).toContain('xrd-transporters');
    expect(t.choices).not.toContain('antimass-deflectors');
    // It needs what she has not.
    expect(t.choices).not.toContain('fleet-logistics');
    t.says('bob', 'xrd-transporters');
    expect(Object.keys(t.game.state.seats.ann.technologies)).toContain('xrd-transporters');
    expect([goodsOf(t, 'ann'), ownerOf(t), gone(t)]).toEqual([0, 'ann', ['technological-society']]);
  });

  test('E3 18.26 Industrial Society: offers a free dock, planet ready', () => {
    const t = lands(before('industrial-society'), 1).says('ann', 'dock');
    expect([t.on('tarmann', 'ann'), t.game.state.planets.tarmann.exhausted]).toEqual([
      'ground-force, space-dock',
      false,
    ]);
    // It builds from the next round on (9.5).
    expect(t.asked).toEqual([]);
    const other = lands(before('industrial-society'), 1).says('ann', 'none');
    expect([other.on('tarmann', 'ann'), other.game.state.planets.tarmann.exhausted]).toEqual(['ground-force', false]);
  });

  test('E3 18.28 Biohazard: kills one ground force, then leaves', () => {
    const t = lands(before('biohazard'), 3);
    expect([ownerOf(t), t.on('tarmann', 'ann'), gone(t)]).toEqual(['ann', '2 ground-force', ['biohazard']]);
  });

  test('E3 18.28 Biohazard: who lands units of several types chooses which is destroyed', () => {
    const from = rulebookOf(['base', 'shattered-empire', 'shards-of-the-throne']);
    const landed = before('biohazard', { from, aboard: 'mechanized-unit, 2 ground-force' });
    const t = lands(landed, 2, { 'mechanized-unit@empty-1': 1 }, { 'mechanized-unit>tarmann': 1 });
    expect(t.asked).toEqual(['ann: lose-units-for-council']);
    expect(t.spec).toMatchObject({ proposed: { 'ground-force@tarmann': 1 } });
    t.says('ann', { 'ground-force@tarmann': 1 });
    expect([ownerOf(t), t.on('tarmann', 'ann')]).toEqual(['ann', 'ground-force, mechanized-unit']);
  });

  test('E3 18.28 Biohazard: stays face up when nobody survives', () => {
    const t = lands(before('biohazard', { aboard: '2 ground-force' }), 1);
    expect([ownerOf(t), t.on('tarmann', 'ann'), t.game.state.planets.tarmann.counter]).toEqual([
      null,
      '',
      { id: 'biohazard' },
    ]);
  });

  test('E3 18.28 Radiation: kills all landing units and leaves', () => {
    const t = before('radiation', { aboard: '3 ground-force, pds' });
    lands(t, 3, { 'pds@empty-1': 1 }, { 'pds>tarmann': 1 });
    expect([ownerOf(t), t.on('tarmann', 'ann'), gone(t)]).toEqual([null, '', ['radiation']]);
    expect(t.game.state.planets.tarmann.counter).toBeUndefined();
  });

  test('E3 18.28 radiation from a card leaves the counter face down', () => {
    const t = before('natural-wealth:2', { aboard: 'ground-force, pds' });
    t.game.state.planets.tarmann.domain = 'radiation';
    lands(t, 1, { 'pds@empty-1': 1 }, { 'pds>tarmann': 1 });
    expect([ownerOf(t), t.on('tarmann', 'ann'), goodsOf(t, 'ann')]).toEqual([null, '', 0]);
    expect(t.game.state.planets.tarmann.counter).toEqual({ id: 'natural-wealth:2', seenBy: [] });
  });

  test('E3 18.29 Lazax Survivors give their holder 3 votes', () => {
    const t = lands(before('lazax-survivors'), 1);
    const alone = votesOf(t.game, 'ann');
    const others = votesOf(t.game, 'bob');
    expect([ownerOf(t), gone(t), Object.keys(t.game.state.seats.ann.kept ?? {})]).toEqual([
      'ann',
      [],
      ['lazax-survivors'],
    ]);
    t.game.state.seats.ann.kept = {};
    t.game.invalidateAll();
    expect([alone - votesOf(t.game, 'ann'), others - votesOf(t.game, 'bob')]).toEqual([3, 0]);
    t.game.state.seats.ann.kept = { a: { component: 'lazax-survivors' }, b: { component: 'lazax-survivors' } };
    t.game.invalidateAll();
    expect(votesOf(t.game, 'ann') - alone).toBe(3);
  });

  test('E3 18.30 Settlers: return landers and join on a 6', () => {
    const t = before('settlers', { aboard: '3 ground-force, pds' }).dice(6);
    lands(t, 2, { 'pds@empty-1': 1 }, { 'pds>tarmann': 1 });
    expect([ownerOf(t), t.on('tarmann', 'ann'), gone(t)]).toEqual(['ann', '2 ground-force', ['settlers']]);
    expect(t.at('tarmann', 'ann')).toBe('carrier, 2 ground-force, pds');
  });

  test.each([
    [1, 'bob'],
    [2, 'cal'],
  ] as const)('E3 18.30 Settlers: join random player %d on a 5', (lot, rival) => {
    const t = lands(before('settlers').dice(5, lot), 2);
    expect([ownerOf(t), t.on('tarmann', rival), t.on('tarmann', 'ann')]).toEqual([rival, '2 ground-force', '']);
    expect([t.at('tarmann', 'ann'), gone(t)]).toEqual(['carrier, 2 ground-force', ['settlers']]);
  });

  test.each(['alpha', 'beta'])('E3 18.31 the %s wormhole stays after the planet changes hands', (letter) => {
    const t = lands(before(`${letter}-wormhole-discovery`), 1);
    expect([ownerOf(t), gone(t), wormholesIn(t.game, 'tarmann')]).toEqual(['ann', [], [letter]]);
    expect(wormholesIn(t.game, 'saudor')).toEqual([]);
    gainPlanet(t.game, 'bob', 'tarmann');
    expect(wormholesIn(t.game, 'tarmann')).toEqual([letter]);
  });

  test('E3 18.24 gaining a planet without landing removes its counter unresolved', () => {
    const t = before('natural-wealth:4');
    gainPlanet(t.game, 'ann', 'tarmann');
    expect([goodsOf(t, 'ann'), gone(t), t.game.state.planets.tarmann.counter]).toEqual([
      0,
      ['natural-wealth:4'],
      undefined,
    ]);
    expect(t.told('domain-counter-removed')).toHaveLength(1);
  });
});

describe('Hostile Locals', () => {
  test('E3 18.27 fight in rounds and vanish once beaten', () => {
    // Ann's three, then the two locals; each hits on 8 or more.
    const t = lands(before('hostile-locals:2').dice(8, 1, 1, 9, 1).dice(8, 1, 1), 3);
    expect(t.rolls).toHaveLength(4);
    expect([ownerOf(t), t.on('tarmann', 'ann'), gone(t)]).toEqual(['ann', '2 ground-force', ['hostile-locals:2']]);
    expect(t.told('locals-fallen').map(({ count, left }) => [count, left])).toEqual([
      [1, 1],
      [1, 0],
    ]);
    expect(t.winners).toEqual(['ann']);
  });

  test('E3 18.27 return in full, face up, after winning', () => {
    const t = lands(before('hostile-locals:3').dice(8, 8, 8, 1, 1).dice(1, 8), 2);
    expect([ownerOf(t), t.on('tarmann', 'ann'), gone(t)]).toEqual([null, '', []]);
    expect(t.game.state.planets.tarmann.counter).toEqual({ id: 'hostile-locals:3' });
    expect(t.told('locals-hold')).toHaveLength(1);
  });

  test('E3 18.27 cannot be bombarded, and PDS die with the landers', () => {
    const t = before('hostile-locals:1', { space: { 'empty-1': 'ann carrier, dreadnought, ground-force, pds' } }).dice(
      1,
      8,
    );
    lands(t, 1, { 'dreadnought@empty-1': 1, 'pds@empty-1': 1 }, { 'pds>tarmann': 1 });
    expect([t.on('tarmann', 'ann'), t.rolls.length]).toEqual(['', 2]);
  });

  test('E3 18.27 invasion technologies apply against them', () => {
    const t = lands(before('hostile-locals:1', { technologies: { ann: ['gen-synthesis'] } }).dice(7, 1), 1);
    expect(ownerOf(t)).toBe('ann');
  });
});
