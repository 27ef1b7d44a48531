import { describe, expect, test } from 'vitest';
import { anyGiving } from '../../../src/editions/ti3/rules/planets/stations.ts';
import { addUnit } from '../../../src/editions/ti3/rules/planets/units.ts';
import { isOffered } from '../../../src/editions/ti3/rules/production/limits.ts';
import { putFree } from '../../../src/editions/ti3/rules/politics/council-deeds.ts';
import { empire } from './empire.ts';
import { table, type Laid, type Table } from '../table.ts';

const trained = (laid: Laid = {}, shockTroops = true): Table => table({ from: empire, playing: { shockTroops }, ...laid });

/** Ann has landed on Saudor. */
function invasion(defended: string, landed: string[], shockTroops = true): Table {
  const t = trained({ space: { saudor: 'ann carrier' }, ground: { saudor: `bob ${defended}` } }, shockTroops);
  for (const type of landed) addUnit(t.game, 'ann', type as 'ground-force', 'saudor', 'saudor');
  return t;
}

const fights = (t: Table): Table => t.begins('invade-planet', { system: 'saudor', planet: 'saudor', attacker: 'ann', defender: 'bob' });

describe('Shock troops', () => {
  test('E3 21.6 a ground force that is left becomes one for each 10 that its player has rolled in the round', () => {
    const t = fights(invasion('2 ground-force', ['ground-force', 'ground-force']).dice(10, 1, 1, 1, 8, 8, 1));
    expect(t.told('units-exchanged')).toMatchObject([{ seat: 'ann', before: 'ground-force', after: 'shock-troop', count: 1 }]);
    expect([t.on('saudor', 'ann'), t.winners]).toEqual(['ground-force, shock-troop', ['ann']]);
  });

  test('E3 21.6 where none is left none rises, and without the setting none ever does', () => {
    const lost = fights(invasion('2 ground-force', ['ground-force']).dice(10, 8, 1));
    expect([lost.on('saudor', 'ann'), lost.told('units-exchanged')]).toEqual(['', []]);
    const plain = fights(invasion('ground-force', ['ground-force'], false).dice(10, 1));
    expect(plain.on('saudor', 'ann')).toBe('ground-force');
  });

  test('E3 21.6 it hits on 5, and whoever wins a planet with one has its PDS and docks', () => {
    const t = fights(invasion('ground-force, pds, space-dock', ['shock-troop']).dice(1, 5, 1));
    expect([t.on('saudor', 'ann'), t.on('saudor', 'bob')]).toEqual(['pds, shock-troop, space-dock', '']);
    const plain = fights(invasion('ground-force, pds, space-dock', ['ground-force']).dice(1, 8, 1));
    expect(plain.on('saudor', 'ann')).toBe('ground-force');
  });

  test('E3 21.6 it is not bought, there are 12 of a player, and what gives it does so only where the table plays with them', () => {
    const t = trained({ places: { 'hopes-end': [-1, 1] }, ground: { 'hopes-end': 'ann ground-force' } });
    t.game.state.planets['hopes-end'].exhausted = true;
    expect([isOffered(t.game, 'ann', 'shock-troop'), anyGiving(t.game)]).toEqual([false, true]);
    t.begins('use-stations', {}).says('ann', ['hopes-end']);
    expect(t.on('hopes-end', 'ann')).toBe('ground-force, 2 shock-troop');
    putFree(t.game, 'ann', 'shock-troop', 'hopes-end', 20);
    expect(t.on('hopes-end', 'ann')).toBe('ground-force, 12 shock-troop');
    const without = trained({ places: { 'hopes-end': [-1, 1] }, ground: { 'hopes-end': 'ann' } }, false);
    without.game.state.planets['hopes-end'].exhausted = true;
    expect(anyGiving(without.game)).toBe(false);
  });

  test('E3 21.6 it is carried and lands as any ground force', () => {
    const t = trained({ space: { 'empty-1': 'ann carrier, shock-troop' } });
    t.begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann').says('ann', { 'carrier@empty-1': 1, 'shock-troop@empty-1': 1 });
    t.says('ann', { 'shock-troop>tarmann': 1 });
    expect([t.on('tarmann', 'ann'), t.game.state.planets.tarmann.owner]).toEqual(['shock-troop', 'ann']);
  });
});
