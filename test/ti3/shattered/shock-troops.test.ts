import { describe, expect, test } from 'vitest';
import { hasTradeStation } from '#ti3/rules/planets/trade-stations.ts';
import { addUnit } from '#ti3/rules/units/units.ts';
import { isOffered } from '#ti3/rules/production/production-limits.ts';
import { placeFreeUnits } from '#ti3/rules/politics/imposed-choices.ts';
import { empire } from './empire.ts';
import { table, type Laid, type Table } from '../table.ts';

const trained = (laid: Laid = {}, shockTroops = true): Table =>
  table({ from: empire, playing: { shockTroops }, ...laid });

/** Ann has landed on Saudor. */
function invasion(defended: string, landed: string[], shockTroops = true): Table {
  const t = trained({ space: { saudor: 'ann carrier' }, ground: { saudor: `bob ${defended}` } }, shockTroops);
  for (const type of landed) addUnit(t.game, 'ann', type as 'ground-force', 'saudor', 'saudor');
  return t;
}

const fights = (t: Table): Table =>
  t.begins('invade-planet', { system: 'saudor', planet: 'saudor', attacker: 'ann', defender: 'bob' });

describe('Shock troops', () => {
  test('E3 21.6 each 10 may promote one ground force', () => {
    const t = fights(invasion('2 ground-force', ['ground-force', 'ground-force']).dice(10, 1, 1, 1));
    expect(t.asked).toEqual(['ann: window']);
    const labels = t.spec.kind === 'choose' ? t.spec.options.map(({ label }) => label) : [];
    expect(labels).toContain('Promote 1 ground force to a shock troop');
    t.dice(8, 8, 1).says('ann', t.choices[0]);
    expect(t.told('units-exchanged')).toMatchObject([
      { seat: 'ann', before: 'ground-force', after: 'shock-troop', count: 1 },
    ]);
    expect([t.on('saudor', 'ann'), t.winners]).toEqual(['ground-force, shock-troop', ['ann']]);
  });

  test('E3 21.6 no promotion without survivors or the option', () => {
    const lost = fights(invasion('2 ground-force', ['ground-force']).dice(10, 8, 1));
    expect([lost.on('saudor', 'ann'), lost.told('units-exchanged')]).toEqual(['', []]);
    const plain = fights(invasion('ground-force', ['ground-force'], false).dice(10, 1));
    expect(plain.on('saudor', 'ann')).toBe('ground-force');
  });

  test('E3 21.6 promotion is optional, and the last ground force stays', () => {
    const kept = fights(invasion('2 ground-force', ['ground-force', 'ground-force']).dice(10, 1, 1, 1));
    kept.dice(8, 8, 1).says('ann', []);
    expect(kept.on('saudor', 'ann')).toBe('2 ground-force');
    const last = fights(invasion('ground-force', ['ground-force']).dice(10, 1));
    expect([last.on('saudor', 'ann'), last.told('units-exchanged')]).toEqual(['ground-force', []]);
  });

  test('E3 21.6 proposes to keep the only escort of shock troops', () => {
    const hit = fights(invasion('ground-force, pds', ['shock-troop', 'shock-troop', 'ground-force']).dice(10));
    expect(hit.spec).toMatchObject({ proposed: { 'shock-troop': 1 } });
    const lines = hit.spec.kind === 'allot' ? hit.spec.amounts : [];
    expect(lines.map(({ hint }) => hint)).toEqual([undefined, 'without one, 2 shock troops would turn back (E3 21.6)']);
    const spare = fights(invasion('ground-force, pds', ['shock-troop', 'ground-force', 'ground-force']).dice(10));
    expect(spare.spec).toMatchObject({ proposed: { 'ground-force': 1 } });
  });

  test('E3 21.6 ground combat removes them first, PDS fire does not', () => {
    const t = fights(
      invasion('2 ground-force', ['shock-troop', 'ground-force', 'ground-force']).dice(1, 1, 1, 8, 1, 8, 8, 1, 1),
    );
    expect(t.on('saudor', 'ann')).toBe('2 ground-force');
    const shot = fights(invasion('ground-force, pds', ['shock-troop', 'ground-force', 'ground-force']).dice(10));
    expect([shot.asked, shot.choices]).toEqual([['ann: lose-in-invasion'], ['shock-troop', 'ground-force']]);
    const second = invasion('2 shock-troop, ground-force', ['ground-force', 'ground-force']);
    second
      .dice(8, 8, 1, 1, 1, 8, 1, 1)
      .begins('invade-planet', { system: 'saudor', planet: 'saudor', attacker: 'ann', defender: 'bob' });
    expect(second.told('units-destroyed')[0]).toMatchObject({ units: { 'shock-troop': 2 } });
  });

  test('E3 21.6 without an escort they become ground forces', () => {
    const t = trained({
      space: { saudor: 'ann carrier, 2 shock-troop' },
      ground: { tarmann: 'bob shock-troop, ground-force' },
    });
    t.begins('turn-back', {});
    expect([t.at('saudor', 'ann'), t.on('tarmann', 'bob')]).toEqual([
      'carrier, 2 ground-force',
      'ground-force, shock-troop',
    ]);
  });

  test('E3 21.6 hit on 5 and capture PDS and docks', () => {
    const t = fights(invasion('ground-force, pds, space-dock', ['ground-force', 'shock-troop']).dice(1, 1, 5, 1));
    expect([t.on('saudor', 'ann'), t.on('saudor', 'bob')]).toEqual(['ground-force, pds, shock-troop, space-dock', '']);
    const plain = fights(invasion('ground-force, pds, space-dock', ['ground-force']).dice(1, 8, 1));
    expect(plain.on('saudor', 'ann')).toBe('ground-force');
  });

  test('E3 21.6 cannot be bought, and all players share 12', () => {
    const t = trained({ places: { 'hopes-end': [-1, 1] }, ground: { 'hopes-end': 'ann ground-force' } });
    t.game.state.planets['hopes-end'].exhausted = true;
    expect([isOffered(t.game, 'ann', 'shock-troop'), hasTradeStation(t.game)]).toEqual([false, true]);
    t.begins('use-stations', {}).says('ann', ['hopes-end']);
    expect(t.on('hopes-end', 'ann')).toBe('ground-force, 2 shock-troop');
    placeFreeUnits(t.game, 'ann', 'shock-troop', 'hopes-end', 20);
    expect(t.on('hopes-end', 'ann')).toBe('ground-force, 12 shock-troop');
    placeFreeUnits(t.game, 'bob', 'shock-troop', 'tarmann', 12);
    expect(t.on('tarmann', 'bob')).toBe('');
    const without = trained({ places: { 'hopes-end': [-1, 1] }, ground: { 'hopes-end': 'ann' } }, false);
    without.game.state.planets['hopes-end'].exhausted = true;
    expect(hasTradeStation(without.game)).toBe(false);
  });

  test('E3 21.6 are carried and land like ground forces', () => {
    const t = trained({ space: { 'empty-1': 'ann carrier, shock-troop, ground-force' } });
    t.begins('tactical-action', { seat: 'ann' })
      .says('ann', 'tarmann')
      .says('ann', { 'carrier@empty-1': 1, 'shock-troop@empty-1': 1, 'ground-force@empty-1': 1 });
    t.says('ann', { 'shock-troop>tarmann': 1, 'ground-force>tarmann': 1 });
    expect([t.on('tarmann', 'ann'), t.game.state.planets.tarmann.owner]).toEqual(['ground-force, shock-troop', 'ann']);
  });
});
