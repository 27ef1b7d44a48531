import { expect, test } from 'vitest';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { load, rolls, plain } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

const invade = (setting: Setting, ...faces: number[]) =>
  load(table({ seats: plain, ...setting }), ...faces).begin(invasion, { seat: 'ann', system: '27' });
const fleet = { 27: { ann: '1 carrier, 4 infantry' } };

test('49.2 one answer lands ground forces on several planets', () => {
  const t = invade({ space: fleet });
  expect(t.ann.refusal('3 infantry on new-albion, 2 infantry on starpoint')).toBe(
    'You have 4 infantry there; you chose 5.',
  );
  t.ann.lands('infantry on new-albion, 2 infantry on starpoint');
  expect(t.units('ann', { space: true })).toBe('1 carrier, 1 infantry');
  expect([t.state.planets['new-albion'].controller, t.state.planets.starpoint.controller]).toEqual(['ann', 'ann']);
});

test('49.2c an invasion without a landing ends', () => {
  const t = invade({ space: fleet, ground: { starpoint: { bob: '1 infantry' } } }).ann.lands().table;
  expect(t.state.stack).toEqual([]);
  expect(t.state.planets.starpoint.controller).toBe('bob');
});

test('25.1 a gained planet is exhausted (49.5b) (25.1a, 49.5, 49.2a)', () => {
  const t = invade({ space: fleet }).ann.lands('infantry on starpoint').table;
  expect(t.state.planets.starpoint.exhausted).toBe(true);
  expect(t.facts('planet-taken')).toMatchObject([{ seat: 'ann', planet: 'starpoint', from: null }]);
});

test('25.2 reinforcing an own planet does not exhaust it (49.5c)', () => {
  const t = invade({ space: fleet, ground: { starpoint: { ann: '1 infantry' } } }).ann.lands(
    'infantry on starpoint',
  ).table;
  expect(t.state.planets.starpoint.exhausted).toBe(false);
  expect(t.facts('planet-taken')).toEqual([]);
});

test('49.3 space cannon defense hits landing ground forces', () => {
  const t = invade({ space: fleet, ground: { starpoint: { bob: '2 pds' } } }, 6, 1).ann.lands(
    '2 infantry on starpoint',
  ).table;
  t.bob.firesAt('ann');
  expect(t.units('ann', { planet: 'starpoint' })).toBe('1 infantry');
});

test('49.3a, 49.4a the active player orders the planets', () => {
  const t = invade(
    { space: fleet, ground: { starpoint: { bob: '1 infantry' }, 'new-albion': { cat: '1 infantry' } } },
    10,
    1,
    10,
    1,
  ).ann.lands('infantry on starpoint, infantry on new-albion').table;
  t.ann.chooses(['new-albion', 'starpoint'], 'planet-order');
  expect(t.facts('combat-won').map((fact) => fact.planet)).toEqual(['new-albion', 'starpoint']);
});

test('49.4 structures without ground forces are destroyed without combat', () => {
  const t = invade({ space: fleet, ground: { starpoint: { bob: '1 pds, 1 space-dock' } } })
    .ann.lands('infantry on starpoint')
    .bob.holdsFire().table;
  expect(t.facts('combat-begins')).toEqual([]);
  expect(t.units('bob')).toBe('');
  expect(t.facts('unit-destroyed')).toHaveLength(2);
});

test('49.5d the defender keeps a planet after a draw (42.4d) (49.2b)', () => {
  const t = invade({ space: fleet, ground: { starpoint: { bob: '1 infantry, 1 pds' } } }, 10, 10).ann.lands(
    'infantry on starpoint',
  ).table;
  t.bob.holdsFire();
  expect(t.state.planets.starpoint.controller).toBe('bob');
  expect(t.units('bob')).toBe('1 pds');
  expect(t.facts('combat-drawn')).toHaveLength(1);
});

test('49.1 bombardment comes before the landing', () => {
  const t = invade(
    { space: { 27: { ann: '1 dreadnought, 1 infantry' } }, ground: { starpoint: { bob: '1 infantry' } } },
    5,
  );
  t.ann.bombards('starpoint').lands('infantry on starpoint');
  expect(t.state.planets.starpoint.controller).toBe('ann');
  expect(rolls(t)).toEqual(['ann bombardment 1']);
});

test('49 players without units there do not invade', () => {
  expect(invade({ space: { 27: { bob: '1 carrier, 1 infantry' } } }).state.stack).toEqual([]);
});

test('49.2 the prompt says how many units several planets share', () => {
  const prompt = (setting: Setting): string => {
    const t = invade(setting);
    const spec = t.spec('ann', 'commit-ground-forces');
    t.leaves('ann', 'commit-ground-forces');
    return spec.kind === 'allot' ? spec.prompt : '';
  };
  const asked = 'Which ground forces do you commit at New Albion and Starpoint (102)?';
  expect(prompt({ space: { 27: { ann: '1 carrier, 2 infantry' } } })).toBe(
    `${asked} You have 2 infantry in space there.`,
  );
});

test('49.2 proposes landing on undefended planets not garrisoned already', () => {
  const proposed = (setting: Setting): unknown => {
    const t = invade({ space: fleet, ...setting });
    const spec = t.spec('ann', 'commit-ground-forces');
    const start = spec.kind === 'allot' ? spec.proposed : {};
    expect(t.ann.refusal(start, 'commit-ground-forces')).toBeUndefined();
    t.leaves('ann', 'commit-ground-forces');
    return start;
  };
  expect(proposed({})).toEqual({ 'infantry@new-albion': 2, 'infantry@starpoint': 2 });
  expect(proposed({ ground: { starpoint: { bob: '1 infantry' } } })).toEqual({ 'infantry@new-albion': 4 });
  expect(proposed({ ground: { starpoint: { ann: '1 infantry' } } })).toEqual({ 'infantry@new-albion': 4 });
  expect(proposed({ ground: { starpoint: { ann: '1 infantry' }, 'new-albion': { bob: '1 infantry' } } })).toEqual({});
  // Held, but with nobody on it.
  expect(proposed({ planets: { bob: ['starpoint'] }, ground: { 'new-albion': { ann: '1 infantry' } } })).toEqual({
    'infantry@starpoint': 4,
  });
});
