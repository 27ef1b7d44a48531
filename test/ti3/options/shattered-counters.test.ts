import { describe, expect, test } from 'vitest';
import { buildBoardView } from '#ti3/views/index.ts';
import { allCounterIds } from '#ti3/rules/setup/distant-suns.ts';
import { empire, empireWith } from '../shattered/empire.ts';
import { table, type Laid } from '../table.ts';
import { before as laid, gone, goodsOf, lands, ownerOf } from './suns.ts';

const before = (counter: string, more: Laid & { aboard?: string } = {}) => laid(counter, { from: empire, ...more });

describe('Domain counters of Shattered Empire', () => {
  test('E3 21.4 adds 19 to 47, none on trade stations', () => {
    expect(allCounterIds(Object.values(empire.byKind['domain-counter']))).toHaveLength(47 + 19);
    const game = empireWith(['sol', 'yin', 'saar', 'winnu', 'muaat', 'norr', 'xxcha', 'hacan'], {
      played: ['distantSuns'],
    });
    const stations = Object.keys(game.state.planets).filter((id) => 'goods' in (empire.planets[id].station ?? {}));
    expect(stations.length).toBeGreaterThan(0);
    expect(stations.filter((id) => game.state.planets[id].counter)).toEqual([]);
  });

  test('E3 21.4 Native Intelligence: the taker secretly views one counter', () => {
    const t = before('native-intelligence');
    t.game.state.planets.saudor.counter = { id: 'radiation', seenBy: [] };
    t.game.state.planets.arnor.counter = { id: 'biohazard', seenBy: [] };
    t.game.state.planets.lor.counter = { id: 'biohazard' };
    lands(t, 1);
    expect([ownerOf(t), t.asked, t.choices]).toEqual(['ann', ['ann: choose-planet'], ['saudor', 'arnor']]);
    t.says('ann', 'saudor');
    expect([t.game.state.planets.saudor.counter, gone(t)]).toEqual([
      { id: 'radiation', seenBy: ['ann'] },
      ['native-intelligence'],
    ]);
    expect(t.told('domain-counters-seen')[0]).toMatchObject({
      to: ['ann'],
      counters: [{ planet: 'saudor', counter: 'radiation' }],
    });
  });

  test('E3 21.4 Hidden Factory: gives ships worth up to 2 resources', () => {
    const t = lands(before('hidden-factory'), 1);
    expect([ownerOf(t), t.asked]).toEqual(['ann', ['ann: hidden-factory']]);
    expect(t.refuses({ cruiser: 1, destroyer: 1 })).toMatch(/worth 3/);
    expect(t.choices).not.toContain('carrier');
    t.says('ann', { destroyer: 1, fighter: 2 });
    expect([t.at('tarmann', 'ann'), gone(t)]).toEqual(['carrier, destroyer, 2 fighter', ['hidden-factory']]);
  });

  test('E3 21.4 Hidden Factory: fleet supply limits the ships', () => {
    const t = lands(before('hidden-factory', { fleet: { ann: 1 } }), 1);
    expect(t.choices).toEqual(['fighter']);
  });

  test('E3 21.4 Hostage Situation: pay goods or lose ground forces', () => {
    const landing = (goods: number) => {
      const t = before('hostage-situation');
      t.game.state.seats.ann.tradeGoods = goods;
      return lands(t, 2);
    };
    const paid = landing(2).says('ann', 'pay');
    expect([ownerOf(paid), goodsOf(paid, 'ann'), gone(paid)]).toEqual(['ann', 0, ['hostage-situation']]);
    const lost = landing(2).says('ann', 'lose');
    expect([ownerOf(lost), goodsOf(lost, 'ann'), lost.on('tarmann', 'ann'), gone(lost)]).toEqual([
      null,
      2,
      '',
      ['hostage-situation'],
    ]);
    const poor = landing(1);
    expect([ownerOf(poor), goodsOf(poor, 'ann'), gone(poor)]).toEqual([null, 1, ['hostage-situation']]);
  });

  test('E3 21.4 Automated Defense System: destroys units on 6, leaves PDS', () => {
    const t = before('automated-defense-system', { space: { 'empty-1': 'ann carrier, cruiser, 3 ground-force' } });
    t.dice(6, 5);
    lands(t, 2, { 'cruiser@empty-1': 1 });
    expect(t.asked).toEqual(['ann: lose-units-for-council']);
    t.says('ann', { 'cruiser@tarmann': 1 });
    if (t.asked[0] === 'ann: lose-units-for-council') t.says('ann', { 'ground-force@tarmann': 1 });
    expect([ownerOf(t), t.asked]).toEqual(['ann', ['ann: keep-defenses']]);
    t.says('ann', 'pds');
    expect([t.on('tarmann', 'ann'), t.at('tarmann', 'ann'), gone(t)]).toEqual([
      'ground-force, pds',
      'carrier',
      ['automated-defense-system'],
    ]);
  });

  test('E3 21.4 Automated Defense System adds no third PDS', () => {
    const t = before('automated-defense-system', { space: { 'empty-1': 'ann carrier, ground-force, 2 pds' } });
    t.dice(1, 1).begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann');
    t.says('ann', { 'carrier@empty-1': 1, 'ground-force@empty-1': 1, 'pds@empty-1': 2 });
    t.says('ann', { 'ground-force>tarmann': 1, 'pds>tarmann': 2 });
    expect([t.on('tarmann', 'ann'), t.asked.includes('ann: keep-defenses')]).toEqual(['ground-force, 2 pds', false]);
  });

  test('E3 21.4 Automated Defense System stays face up without surviving landers', () => {
    const t = before('automated-defense-system', { space: { 'empty-1': 'ann carrier, cruiser, ground-force' } });
    t.dice(9, 5);
    lands(t, 1, { 'cruiser@empty-1': 1 });
    t.says('ann', { 'cruiser@tarmann': 1 });
    expect([ownerOf(t), t.game.state.planets.tarmann.counter, gone(t)]).toEqual([
      null,
      { id: 'automated-defense-system' },
      [],
    ]);
  });

  test('E3 21.4 Fighter Ambush: its fighters vanish once beaten', () => {
    const t = before('fighter-ambush:2', { space: { 'empty-1': 'ann carrier, destroyer, ground-force' } });
    t.dice(9, 1, 1, 1, 9, 1, 1);
    lands(t, 1, { 'destroyer@empty-1': 1 });
    // No dice hunt fighters first: two ships against two fighters, then against one.
    expect(t.rolls).toEqual(['space ann: 2', 'space : 2', 'space ann: 2', 'space : 1']);
    expect([ownerOf(t), t.at('tarmann', 'ann'), gone(t)]).toEqual(['ann', 'carrier, destroyer', ['fighter-ambush:2']]);
  });

  test('E3 21.4 Fighter Ambush: losing all ships kills the landers', () => {
    const t = before('fighter-ambush:1');
    t.dice(1, 9);
    lands(t, 2);
    if (t.asked.length) t.says('ann', { carrier: 1 });
    expect([ownerOf(t), t.at('tarmann', 'ann'), t.on('tarmann', 'ann'), t.game.state.planets.tarmann.counter]).toEqual([
      null,
      '',
      '',
      { id: 'fighter-ambush:1' },
    ]);
  });
});

describe('Custodians of Mecatol Rex', () => {
  const REX = 'mecatol-rex';
  const coming = (dice: number[]) => {
    const t = table({
      from: empire,
      places: { [REX]: [-1, 1] },
      space: { 'empty-1': 'ann carrier, dreadnought, 3 ground-force' },
    });
    t.game.state.planets[REX].counter = { id: 'custodians-of-mecatol-rex' };
    t.game.state.decks.domain = { draw: [], discard: [] };
    t.begins('tactical-action', { seat: 'ann' }).says('ann', REX);
    t.says('ann', { 'carrier@empty-1': 1, 'dreadnought@empty-1': 1, 'ground-force@empty-1': 3 });
    t.dice(...dice);
    return t.says('ann', { [`ground-force>${REX}`]: 3 });
  };

  test('E3 21.5 the option places them on Mecatol Rex only', () => {
    const game = empireWith(['sol', 'yin', 'saar'], { custodians: true });
    const lying = Object.values(game.state.planets).filter(({ counter }) => counter);
    expect(lying.map(({ id, counter }) => [id, counter])).toEqual([[REX, { id: 'custodians-of-mecatol-rex' }]]);
    const shown = buildBoardView(game).systems.flatMap(({ planets }) =>
      planets.flatMap(({ counter }) => counter ?? []),
    );
    expect(shown).toEqual(['Custodians of Mecatol Rex']);
    expect(Object.values(empireWith(['sol', 'yin', 'saar']).state.planets).some(({ counter }) => counter)).toBe(false);
  });

  test('E3 21.5 three fighters fight ships, two ground forces fight landers', () => {
    const t = coming([9, 5, 1, 1, 1, 9, 1, 1, 8, 8, 1, 1, 1]);
    expect(t.rolls).toEqual(['space ann: 2', 'space : 3', 'space ann: 2', 'space : 1', 'ground ann: 3', 'ground : 2']);
    expect([ownerOf(t, REX), t.on(REX, 'ann'), t.game.state.planets[REX].counter]).toEqual([
      'ann',
      '3 ground-force',
      undefined,
    ]);
  });

  test('E3 21.5 return in full after killing the landing force', () => {
    const t = coming([9, 5, 1, 1, 1, 9, 1, 1, 1, 1, 1, 8, 8, 1, 1, 8]);
    expect([ownerOf(t, REX), t.on(REX, 'ann'), t.game.state.planets[REX].counter]).toEqual([
      null,
      '',
      { id: 'custodians-of-mecatol-rex' },
    ]);
    expect(t.rolls.slice(-2)).toEqual(['ground ann: 1', 'ground : 2']);
  });
});
