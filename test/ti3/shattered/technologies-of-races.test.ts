import { describe, expect, test } from 'vitest';
import { moveShips } from '#ti3/rules/movement/movement.ts';
import { table, type Laid } from '../table.ts';
import { empire } from './empire.ts';

const laid = (set: Laid) => table({ from: empire, ...set });

describe('E3 21.7 Salvage Operations', () => {
  const fought = (technologies: string[], goods = 0, space = 'ann 2 cruiser; bob destroyer') => {
    const t = laid({ technologies: { ann: technologies }, space: { 'empty-2': space } });
    t.game.state.seats.ann.tradeGoods = goods;
    for (const planet of Object.values(t.game.state.planets)) planet.exhausted = true;
    return t;
  };

  test('E3 21.7 Salvage Operations: gives 2 trade goods after every battle', () => {
    expect(fought([]).dice(10, 1, 1).battle().game.state.seats.ann.tradeGoods).toBe(0);
    const lost = fought(['salvage-operations'], 0, 'ann cruiser; bob 2 cruiser').dice(1, 10, 10).battle();
    expect([lost.game.state.seats.ann.tradeGoods, lost.winners]).toEqual([2, ['bob']]);
  });

  test('E3 21.7 Salvage Operations: the winner may build a destroyed type', () => {
    const t = fought(['salvage-operations']).dice(10, 1, 1).battle();
    expect([t.asked, t.choices]).toEqual([['ann: build-one-ship'], ['destroyer', 'none']]);
    t.says('ann', 'destroyer');
    if (t.asked.length) t.says('ann', { 'trade-goods': 1 });
    expect([t.at('empty-2', 'ann'), t.game.state.seats.ann.tradeGoods]).toEqual(['2 cruiser, destroyer', 1]);
    expect(t.told('units-produced')).toMatchObject([{ units: { destroyer: 1 }, cost: 1 }]);
  });

  test('E3 21.7 Salvage Operations: builds no type that only its owner lost', () => {
    const t = fought(['salvage-operations'], 0, 'ann 2 cruiser; bob 2 destroyer').dice(10, 10, 1, 10).battle();
    expect([t.at('empty-2', 'ann'), t.asked, t.choices]).toEqual([
      'cruiser',
      ['ann: build-one-ship'],
      ['destroyer', 'none'],
    ]);
  });

  test('E3 21.7 Salvage Operations: offers only affordable and supported ships', () => {
    expect(fought(['salvage-operations'], 0, 'ann 2 cruiser; bob carrier').dice(10, 1, 1).battle().asked).toEqual([]);
    const full = laid({
      fleet: { ann: 2 },
      technologies: { ann: ['salvage-operations'] },
      space: { 'empty-2': 'ann 2 cruiser; bob destroyer' },
    });
    expect(full.dice(10, 1, 1).battle().asked).toEqual([]);
    const sun = fought(['salvage-operations'], 20, 'ann 3 war-sun; bob war-sun!');
    sun.dice(10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).battle();
    if (sun.asked.length) sun.says(sun.asked[0].startsWith('ann') ? 'ann' : 'bob', { 'war-sun': 1 });
    expect(sun.asked).toEqual([]);
  });
});

describe('E3 21.7 Shuttle Logistics', () => {
  const ready = (set: Laid = {}) =>
    laid({
      technologies: { ann: ['shuttle-logistics'] },
      space: { tarmann: 'ann carrier, ground-force' },
      ground: { tarmann: 'ann 3 ground-force', arnor: 'ann', lor: 'bob', saudor: 'ann' },
      ...set,
    });

  test('E3 21.7 Shuttle Logistics: moves ground forces to own adjacent planets', () => {
    const t = ready({ places: { tarmann: [-1, 1] } }).begins('status-phase', {});
    expect(t.asked).toEqual(['ann: window']);
    t.says('ann', t.choices[0]);
    if (t.asked[0] === 'ann: choose-system') t.says('ann', 'tarmann');
    expect(t.choices).toEqual([
      'ground-force@aboard>tarmann',
      'ground-force@aboard>arnor',
      'ground-force@tarmann>arnor',
    ]);
    expect(t.refuses({ 'ground-force@tarmann>arnor': 4 })).toBeDefined();
    t.says('ann', { 'ground-force@tarmann>arnor': 2, 'ground-force@aboard>tarmann': 1 });
    expect([t.on('arnor', 'ann'), t.on('tarmann', 'ann'), t.on('lor', 'ann')]).toEqual([
      '2 ground-force',
      '2 ground-force',
      '',
    ]);
  });

  test('E3 21.7 Shuttle Logistics: enemy ships bar a destination, enemy planets do not', () => {
    const moves = (space: string) => {
      const t = ready({
        places: { tarmann: [-1, 1] },
        space: { tarmann: 'ann carrier, ground-force', ...(space && { 'arnor-lor': space }) },
      }).begins('status-phase', {});
      if (t.asked.includes('ann: window')) t.says('ann', t.choices[0]);
      if (t.asked[0] === 'ann: choose-system') t.says('ann', 'tarmann');
      return t.choices;
    };
    expect(moves('')).toContain('ground-force@tarmann>arnor');
    expect(moves('bob cruiser')).toEqual(['ground-force@aboard>tarmann']);
    const shared = ready({
      space: {},
      ground: { arnor: 'ann 2 ground-force', lor: 'bob ground-force', tarmann: 'ann' },
      places: { tarmann: [-1, 1] },
    }).begins('status-phase', {});
    expect(shared.asked).toContain('ann: window');
  });

  test('E3 21.7 Shuttle Logistics: needs a destination and no enemy ships', () => {
    expect(
      ready({ places: { tarmann: [-1, 1] }, space: { tarmann: 'bob cruiser' } }).begins('status-phase', {}).asked,
    ).not.toContain('ann: window');
    expect(ready({ places: { tarmann: [-5, 1] }, space: {} }).begins('status-phase', {}).asked).not.toContain(
      'ann: window',
    );
  });
});

describe('E3 21.7 Spatial Conduit Network', () => {
  const set: Laid = {
    technologies: { ann: ['spatial-conduit-network'] },
    space: {
      'sol-home': 'ann 2 cruiser, carrier, 2 fighter',
      'arnor-lor': 'ann cruiser',
      saudor: 'ann destroyer',
    },
    ground: { saudor: 'ann ground-force', jord: 'ann ground-force', arnor: 'ann', lor: 'ann' },
  };

  test('E3 21.7 Spatial Conduit Network: one system’s ships count as adjacent', () => {
    const t = laid(set).begins('tactical-action', { seat: 'ann' }).says('ann', 'saudor');
    expect(t.asked).toEqual(['ann: window']);
    t.says('ann', t.choices[0]);
    expect(t.choices).toEqual(['arnor-lor', 'sol-home']);
    t.says('ann', 'sol-home');
    expect([t.asked, t.choices.some((key) => key.endsWith('arnor-lor'))]).toEqual([['ann: move-ships'], false]);
    t.says('ann', { 'cruiser@sol-home': 1, 'carrier@sol-home': 1, 'fighter@sol-home': 2, 'ground-force@jord': 1 });
    expect(t.at('saudor', 'ann')).toBe('carrier, cruiser, destroyer, 2 fighter, ground-force');
    expect(t.told('systems-joined')).toMatchObject([{ systems: ['sol-home', 'saudor'] }]);
  });

  test('E3 21.7 Spatial Conduit Network: joins only systems that its player controls', () => {
    const into = (laidOut: Laid) =>
      laid({ ...set, ...laidOut })
        .begins('tactical-action', { seat: 'ann' })
        .says('ann', 'saudor');
    expect(into({ space: { ...set.space, saudor: 'ann fighter' } }).asked).not.toContain('ann: window');
    const t = into({ ground: { ...set.ground, lor: 'bob' } });
    t.says('ann', t.choices[0]);
    expect(t.asked).toEqual(['ann: move-ships']);
  });

  test('E3 21.7 Spatial Conduit Network: own systems, once per turn', () => {
    const elsewhere = laid(set).begins('tactical-action', { seat: 'ann' }).says('ann', 'empty-3');
    expect(elsewhere.asked).toEqual(['ann: move-ships']);
    const t = laid(set).begins('tactical-action', { seat: 'ann' }).says('ann', 'saudor');
    t.says('ann', t.choices[0]).says('ann', 'arnor-lor').says('ann', {});
    expect(moveShips.name).toBe('move-ships');
    t.game.state.stack = [];
    t.begins('tactical-action', { seat: 'ann' }).says('ann', 'arnor-lor');
    expect(t.asked).not.toContain('ann: window');
  });

  test('E3 21.7 without Spatial Conduit Network no ship reaches that far', () => {
    expect(
      laid({ ...set, technologies: {} })
        .begins('tactical-action', { seat: 'ann' })
        .says('ann', 'saudor').asked,
    ).toEqual(['ann: choose-production']);
  });
});
