import { describe, expect, test } from 'vitest';
import { copyTechnology } from '#ti4/rules/technology/technology.ts';
import { listStateProblems } from '#ti4/simulation/audit.ts';
import { table } from '../rules/table.ts';
import { corrects } from './corrects.ts';

describe('technologies', () => {
  test('losing Carrier II keeps the upgrade given by a copied technology', () => {
    const t = table({
      seats: { ann: 'nekro', bob: 'sardakk-norr', cat: 'saar' },
      technologies: { ann: ['valefar-assimilator-x', 'carrier-ii'] },
    });
    copyTechnology(t.game, 'ann', 'valefar-assimilator-x', 'advanced-carrier-ii');
    expect(t.state.seats.ann.units.carrier).toBe('advanced-carrier-ii');
    expect(corrects(t.game, 'technology', { seat: 'ann', technology: 'carrier-ii', owned: 'no' })).toBeUndefined();
    expect(t.state.seats.ann.units.carrier).toBe('advanced-carrier-ii');
    expect(
      corrects(t.game, 'technology', { seat: 'ann', technology: 'advanced-carrier-ii', owned: 'no' }),
    ).toBeUndefined();
    expect([t.state.seats.ann.units.carrier, t.state.seats.ann.technologies['valefar-assimilator-x']]).toEqual([
      'carrier-i',
      { component: 'valefar-assimilator-x' },
    ]);
  });

  test('ships without a unit card leave the board', () => {
    const t = table({ technologies: { ann: ['war-sun'] }, space: { 27: { ann: '2 war-sun, 1 cruiser' } } });
    corrects(t.game, 'technology', { seat: 'ann', technology: 'war-sun', owned: 'no' });
    expect(t.units('ann')).toBe('1 cruiser');
    expect(listStateProblems(t.game)).toEqual([]);
  });

  test('structures that no longer float land on an own planet or vanish', () => {
    const t = table({
      seats: { ann: 'nekro', bob: 'sol', cat: 'saar' },
      technologies: { ann: ['valefar-assimilator-x'] },
      planets: { ann: ['starpoint'] },
      space: { 27: { ann: '1 space-dock' }, 26: { ann: '1 space-dock' } },
      change: (state) => {
        state.seats.ann.technologies['valefar-assimilator-x'] = { component: 'floating-factory-ii' };
        state.seats.ann.units['space-dock'] = 'floating-factory-ii';
      },
    });
    corrects(t.game, 'technology', { seat: 'ann', technology: 'floating-factory-ii', owned: 'no' });
    expect([t.units('ann', { planet: 'starpoint' }), t.units('ann')]).toEqual(['1 space-dock', '1 space-dock']);
  });

  test('a generic upgrade yields to a faction’s own, also when lost', () => {
    const t = table({
      seats: { ann: 'sol', bob: 'sardakk-norr', cat: 'saar' },
      technologies: { ann: ['advanced-carrier-ii'] },
    });
    corrects(t.game, 'technology', { seat: 'ann', technology: 'carrier-ii', owned: 'yes' });
    expect(t.state.seats.ann.units.carrier).toBe('advanced-carrier-ii');
    corrects(t.game, 'technology', { seat: 'ann', technology: 'advanced-carrier-ii', owned: 'no' });
    expect(t.state.seats.ann.units.carrier).toBe('carrier-ii');
    corrects(t.game, 'technology', { seat: 'ann', technology: 'carrier-ii', owned: 'no' });
    expect(t.state.seats.ann.units.carrier).toBe('advanced-carrier-i');
  });
});

test.each<[string, string, Record<string, string>, RegExp]>([
  [
    "ships beside others' ships",
    'units',
    { seat: 'ann', unit: 'cruiser', place: '27', count: '1' },
    /remove the ships of .* there/,
  ],
  ['ships on a planet', 'units', { seat: 'ann', unit: 'cruiser', place: 'lodor', count: '1' }, /name the system/],
  ['a structure in space', 'units', { seat: 'ann', unit: 'pds', place: '26', count: '1' }, /goes on a planet/],
  ['a unit they have no card for', 'units', { seat: 'ann', unit: 'war-sun', place: '26', count: '1' }, /no such unit/],
  [
    'a unit that is in no such game',
    'units',
    { seat: 'ann', unit: 'mech', place: 'lodor', count: '1' },
    /no such unit/,
  ],
  ['a third PDS', 'units', { seat: 'ann', unit: 'pds', place: 'lodor', count: '3' }, /up to 2 of that unit/],
  [
    'a dock on a planet somebody else has',
    'units',
    { seat: 'bob', unit: 'space-dock', place: 'lodor', count: '1' },
    /do not control/,
  ],
  [
    "infantry beside others' infantry",
    'units',
    { seat: 'bob', unit: 'infantry', place: 'lodor', count: '1' },
    /remove the ground forces of .* there/,
  ],
  [
    'infantry where nothing can stand',
    'units',
    { seat: 'bob', unit: 'infantry', place: 'quann', count: '1' },
    /demilitarized/,
  ],
  [
    'control of a planet somebody stands on',
    'control',
    { planet: 'lodor', seat: 'bob' },
    /remove the units of .* there/,
  ],
  ['more commodities than they hold', 'count', { seat: 'ann', what: 'commodities', count: '9' }, /up to 4 commodities/],
  ['more points than win', 'count', { seat: 'ann', what: 'points', count: '11' }, /up to 10 points/],
  ['a seat that is none', 'count', { seat: 'constructor', what: 'points', count: '1' }, /don't know that player/],
  [
    'a technology that is none',
    'technology',
    { seat: 'ann', technology: 'sabotage', owned: 'yes' },
    /don't know that technology/,
  ],
  [
    'a technology that nobody made',
    'technology',
    { seat: 'ann', technology: 'constructor', owned: 'yes' },
    /don't know that technology/,
  ],
  [
    'a technology that is owned',
    'technology',
    { seat: 'ann', technology: 'sarween-tools', owned: 'yes' },
    /already owns that technology/,
  ],
])('an illegal correction is refused: %s', (_what, name, data, why) => {
  const t = table({
    technologies: { ann: ['sarween-tools'] },
    ground: { lodor: { ann: '2 infantry' } },
    space: { 27: { bob: '1 cruiser' } },
    change: (state) => {
      state.laws['demilitarized-zone'] = { component: 'demilitarized-zone', elected: 'quann' };
    },
  });
  expect(corrects(t.game, name, data)).toMatch(why);
});
